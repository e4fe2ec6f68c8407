## Linked roles: numbers for which servers give roles on Discord, and the page that sends them there.

# Names of the numbers, at most 100 characters: on Discord and on the page, each with a number after it.
linked-role-lessons = Lessons finished
linked-role-skills = Skills mastered
linked-role-held = Games held against Perfect
linked-role-streak = Longest streak in days
linked-role-storm = Most right in one storm

# What a server asks for, at most 200 characters: Discord puts the number after it.
linked-role-about-lessons = Lessons finished, at least
linked-role-about-skills = Skills with 80% mastery or more after 10 answers or more, at least
linked-role-about-held = Different games won or drawn at level Perfect, without a hint, at least
linked-role-about-streak = Days in a row with a daily puzzle or practice, at least
linked-role-about-storm = Right answers in one storm, at least

linked-role-title = Discord has your numbers
linked-role-sent = I sent these numbers to Discord. Servers can give you roles for them.
# After it stands a link: send them again.
linked-role-later = They don’t change by themselves. When you’ve got further, open this link again:
linked-role-send-again = Send my numbers
# name: of the bot.
linked-role-end = To take them back, remove { $name } in your Discord settings, under Authorized Apps.

linked-role-failed-title = No numbers were sent
linked-role-start-again = Start again
linked-role-fault-expired = This page is too old or was used before.
linked-role-fault-cancelled = You didn’t agree on Discord’s page, so I sent nothing.
linked-role-fault-refused = Discord didn’t accept this.
linked-role-fault-failed = Something went wrong on my side or on Discord’s. Try again in a minute.
linked-role-fault-slow = Too many requests came from your network. Try again in a minute.
