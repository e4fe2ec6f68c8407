## The page of the embedded channel: its own labels. What the bot says in it stands elsewhere.

page-channels = Channels
page-direct = Direct messages
page-people = People
page-acting-as = You are
page-act-as = Act as { $name }
page-open-as = Act as { $name } in a new window
page-you = you
page-skip = Skip to the message box
page-open-channels = Channels and people
page-close = Close
page-theme-auto = Theme: as the system
page-theme-light = Theme: light
page-theme-dark = Theme: dark
page-unread = unread
page-messages-in = Messages in { $channel }
page-empty = This is the beginning of { $channel }
page-older = The newest { $shown } messages
page-empty-hint = Type / to see what the bot can do, for example
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
page-send = Send
page-commands = Commands
page-no-command = There is no command { $text }
page-needs-more = { $text } needs a subcommand: { $endings }
page-optional = optional
page-required = required
page-missing = This is needed
page-takes-nothing = This command takes no text here
page-not-whole = A whole number is needed
page-not-number = A number is needed
page-between = Between { $min } and { $max }
page-length = { $min } to { $max } characters
page-not-choice = Choose one of the list
page-no-such = Nothing here is called { $text }
page-yes = yes
page-no = no
page-choose-file = Choose a file…
page-remove-file = Remove { $name }
page-too-large = A file may have at most 10 MiB
page-suggestions = { $count ->
    [one] 1 suggestion
   *[other] { $count } suggestions
  }
page-loading = Loading…
page-options = Options
page-submit = Submit
page-cancel = Cancel
page-failed-no-answer = The bot did not answer in time.
page-failed-offline = The bot is offline, so nobody answered.
page-failed-error = The bot’s answer was refused, or something went wrong on the way.
page-failed-not-found = That message or command is not there any more.
page-failed-not-allowed = This command is for people who manage the server. On Discord you would not see it.
page-bot-offline = The bot is offline. Commands and buttons will not be answered until it is back.
page-connecting = Connecting…
page-lost = The connection was lost. Trying again…
page-unsent = Not sent: the connection is lost. Try again when it is back.
page-form-gone = This form is no longer open on the server. Close it and open it again; what you typed can be copied.
page-keys = Tab completes · ↑ ↓ choose · Enter sends · Esc closes
page-today = Today
page-yesterday = Yesterday
# Between the subcommands of a list.
page-comma = ,{" "}
