## The page of the embedded channel: its own labels. What the bot says in it stands elsewhere.

# What the little server of the page is called.
page-server = Sprague’s classroom
page-channels = Channels
page-direct = Direct messages
page-people = People
page-acting-as = You are
page-act-as = Act as { $name }
page-open-as = Act as { $name } in a new window
page-you = you
# Roles in the list of people.
page-role-teacher = Teacher
page-role-student = Student
page-skip = Skip to the message box
page-open-channels = Channels and people
page-close = Close
page-theme-auto = Theme: same as the system
page-theme-light = Theme: light
page-theme-dark = Theme: dark
page-unread = unread
page-messages-in = Messages in { $channel }
page-empty = This is the beginning of { $channel }
page-older = The newest { $shown } messages
# An empty channel: a guided first game, and three games that one press begins.
page-welcome = Press a game to start
page-first-game = Never played? Show me how
page-start-nim = Take the last stone to win.
page-start-chomp = Leave me the poisoned cell.
page-start-daily = Another game each day, three tries.
page-more-commands = Type / to see everything else.
page-new-messages = New messages
page-app = APP
page-edited = edited
page-only-you = Only you can see this
page-dismiss = Dismiss message
page-thinking = { $name } is thinking…
page-used = { $name } used { $command }
page-more-for = More actions: { $name }
page-copy-text = Copy text
page-no-actions = Nothing to do here
page-spoiler = Spoiler: show
page-enlarge = Enlarge
page-picture = Picture
page-download = Download
page-open-thread = Open thread
page-choose = Make a selection
page-choose-count = { $same ->
    [yes] Choose { $min }
   *[no] Choose { $min } to { $max }
  }
page-nothing = Nothing to choose from
page-confirm = Done
page-message = Message { $channel }, or / for commands
page-type-command = Type / for commands
page-send = Send
page-commands = Commands
page-no-command = There is no command { $text }
page-needs-more = { $text } needs a subcommand: { $endings }
page-required = required
page-missing = This is needed
page-takes-nothing = This command takes no text here
page-not-whole = A whole number is needed
page-not-number = A number is needed
page-between = Between { $min } and { $max }
page-length =
    { $min ->
        [0] At most { $max } characters
        [1] At most { $max } characters
       *[other] { $min } to { $max } characters
    }
page-not-choice = Choose one from the list
page-no-such = Nothing here is called { $text }
page-yes = yes
page-no = no
page-choose-file = Choose a file…
page-remove-file = Remove { $name }
page-too-large = A file may have at most 10 MiB
page-loading = Loading…
page-options = Options
page-submit = Submit
page-cancel = Cancel
page-failed-no-answer = The bot didn’t answer in time.
page-failed-offline = The bot is offline, so nobody answered.
page-failed-error = The bot’s answer was refused, or something went wrong on the way.
page-failed-not-found = That message or command isn’t there any more.
page-failed-not-allowed = This command is for people who manage the server. On Discord you wouldn’t see it.
page-bot-offline = The bot is offline. It can’t answer commands and buttons until it’s back.
page-connecting = Connecting…
page-lost = The connection was lost. Trying again…
page-unsent = Not sent: the connection is lost. Try again when it’s back.
page-form-gone = This form is no longer open on the server. Close it and open it again; what you typed can be copied.
page-keys = Tab completes · ↑ ↓ choose · Enter sends · Esc closes
page-today = Today
page-yesterday = Yesterday
# Between the subcommands of a list.
page-comma = ,{" "}
page-present = Show on a projector
page-present-leave = Back to the channel
page-present-space = Space: go on
page-present-nothing = Nothing to show yet. Start a quiz or a game in this channel.

# A class without accounts: the door, one's own seat, and the teacher's view of the class.
page-door-title = Join the class
page-door-code = Code on the screen
page-door-name = Your name
page-door-join = Join
# What a pupil is told before they join; the day on which everything is deleted.
page-door-kept = Your name, answers and games are kept on the class’s own computer. Your teacher sees them. Everything is deleted on { $day }, or earlier if you ask.
page-door-fault-code = That isn’t the code, or it has run out. Type the one on the screen.
page-door-fault-key = This link doesn’t lead to a seat any more. Join with the code on the screen.
page-door-fault-closed = The class lets nobody in right now. Ask your teacher.
page-door-fault-full = The class is full.
page-door-fault-slow = Too many wrong codes. Wait a minute, then try again.
page-door-fault-name-empty = Type your name.
page-door-fault-name-long = Please choose a name of at most 24 letters.
page-door-fault-name-signs = A name has letters and digits, such as Ada or 小明.
page-door-fault-name-taken = Somebody here has that name. Add a letter, such as Ada B.
page-door-fault-name-refused = Please choose another name.
page-door-fault-away = The class can’t be reached. Try again in a moment.
page-door-back-title = You’re in
page-door-back = This link is yours alone. Keep it: it brings you back if you lose this page.
page-door-link = Your link
page-door-copy = Copy
page-door-copied = Copied
page-door-go-in = Go to the class
page-seat = My seat
page-seat-mine = Download what is kept about me
page-seat-leave = Leave on this device
page-seat-erase = Leave and delete everything about me
page-seat-erase-sure = Press again to delete
page-class = Class
page-class-open = Open
page-class-qr = QR code that opens this page with the code
page-class-shut = Let nobody else in
page-class-let-in = Let people in
page-class-is-shut = Nobody can join right now.
page-class-new-code = New code
page-class-people = { $count ->
    [0] Nobody has joined yet
    [one] 1 person
   *[other] { $count } people
  }
page-class-export = Download
page-class-remove = Remove
page-class-remove-sure = Press again: removed and deleted
page-class-refused = Names that nobody may take
page-class-refuse = Refuse
page-class-allow = Allow
page-class-ends = Everything is deleted on
page-class-empty = Delete everything now
page-class-empty-sure = Press again to delete
