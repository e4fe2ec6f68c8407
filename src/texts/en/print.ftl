## Quizzes, exams and homework on paper, and work that takes time.

# $title: what is being done; a bar of characters and a percentage.
job-doing = { $bar } { $percent }%
job-cancel = Cancel
job-cancelled = Cancelled
job-cancelled-text = I stopped. Ask again if you need it.
job-gone = This has already finished or stopped. Ask again if you need it.
job-busy = I’m still working on something for you. Wait for it, or cancel it first.
job-ended = I stopped before this was done. Ask for it again.

print-title = On paper
print-about = You get two PDF files: the question sheets, and the answers with their proofs.
print-own = Each sheet has its student’s own questions, and a number for typing the answers in later.
print-same = All sheets have the same questions.
print-size = Paper
print-a4 = A4
print-letter = US Letter
print-receivers = Who gets a sheet
print-joined = Students who take part ({ $count })
print-roster = Everybody on the roster too ({ $count })
print-copies = Copies
print-spare = Spare sheets (no student yet)
print-count = { $count ->
    [0] No spare sheets
    [one] 1 sheet
   *[other] { $count } sheets
  }
print-now = Print
print-working = Printing
print-done = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
  }, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
  } each.
print-done-keep = Keep the answers to yourself: the question sheets have none.
print-done-enter = When you have the sheets back: <code>/paper enter</code>
print-nobody = Nobody takes part yet, so there is no sheet to print. Ask for spare sheets: <code>/paper print copies:30</code>
print-too-many = I print at most { $most } sheets at once.
print-more = The remaining files.
print-too-large = This is too large to send. Print fewer sheets.
print-sheet = Sheet { $number }
print-copy = Copy { $number }
print-spare-sheet = Sheet { $number } (spare)
print-name = Name: { $name }
print-question = Question { $number }
print-answers = Answers: { $title }
print-right = Right: { $answer }
# How to answer on paper, by the form of the answer.
print-form-one = Circle one answer.
print-form-several = Circle all that are right.
print-form-number = Write a number.
print-form-numbers = Write the numbers with + between them.
print-form-move = Write one move.
print-form-moves = Write all moves with ; between them.
print-form-order = Write the letters of all lines in order, such as B A C.
print-form-list = Write the values in order with spaces between them, from size 0 on.
print-form-text = Write a few sentences.

enter-title = Answers from paper
enter-choose = Choose a student…
enter-whose = This sheet was a spare one. Whose is it?
enter-no-owners = I know nobody who still needs a sheet. Add names: <code>/teach roster file</code>
enter-nobody = Nobody has a sheet yet. Print the sheets first: <code>/paper print</code>
enter-number = Sheet number
enter-sheet-label = Number of the sheet
enter-sheet-about = It is below the title and at the foot of each page.
enter-no-sheet = No sheet here has the number “{ $token }”.
enter-other = Another student
enter-hold = Done on paper
enter-ask-hold = This quiz hasn’t started. If the class did it on paper, press the button: the quiz ends with all its questions, and you can type the answers in.
enter-not-yet = You can type answers in once an exam or homework is open, or a quiz is over.
enter-back = ◀ Back
enter-next = Next ▶
enter-empty = An empty field changes nothing.
enter-kept = Answers that you type here replace those given on screen, and count as handed in.
enter-ask = Type { $from }–{ $to }
# A question of the sheet. $answer: what is on record, none where nothing is; $typed: a teacher typed it in.
enter-line = { $number }) { $kind }: { $answer ->
        [none] —
       *[other] <strong>{ $answer }</strong>
    }{ $typed ->
        [yes] {" "}(typed in)
       *[no] {""}
    }
enter-unread = Question { $number }: I can’t read “{ $token }”. { $why }
enter-unsaved = Question { $number }: I didn’t save “{ $token }”. { $why }
enter-saved = { $count ->
    [one] 1 answer is on record.
   *[other] { $count } answers are on record.
  }
