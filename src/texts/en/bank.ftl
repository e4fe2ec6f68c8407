## A server’s own positions, and files of the roster and of all results, for teachers.

bank-title = Question bank
bank-none = This server has no positions of its own yet.
bank-set =
    <strong>{ $name }</strong> — { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
# Each paragraph stands alone; the second is a line that works.
bank-how-to =
    Type positions with semicolons between them, or attach a text or CSV file with one a row:

    <code>/teach bank add set:week 3 positions:nim 3 4 5; wythoff 3 5</code>

    I check each one. <code>/teach quiz create bank:week 3</code> asks about exactly these.
bank-report-title = Question bank: { $set }
bank-added =
    { $added ->
        [one] 1 position
       *[other] { $added } positions
    } added{ $refused ->
        [0] {""}
        [one] , 1 row not used
       *[other] , { $refused } rows not used
    }. The set has { $total ->
        [one] 1 position
       *[other] { $total } positions
    } now.
# $P and $N positions among those added; the easiest and the hardest may be of the same difficulty.
bank-tally =
    Of those added: { $P } P, { $N } N{ $D ->
        [0] {""}
       *[other] , { $D } D
    }; difficulty { $same ->
        [yes] { $easiest }
       *[no] { $easiest } to { $hardest }
    } (1 easy, 5 hard).
bank-unused = Not used
bank-used = Added
bank-rest = and { $count } more, in the file
bank-file = The file has every row; it opens in a spreadsheet.
bank-cut = I read only the first { $most } rows and skipped { $count }.
bank-quiz = Ask about them: { $command }
bank-contents =
    { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
bank-entry = { $number }) <code>{ $line }</code> — { $outcome }, difficulty { $difficulty }
bank-whole = The file has all of them, and can be added again as it is.
bank-removed =
    Taken out of “{ $set }”: { $count ->
        [one] 1 position
       *[other] { $count } positions
    }.
# The file brings back what was taken away.
bank-undo = A mistake? Add the attached file again: <code>/teach bank add</code>

# Columns of the files. When a file is added again, `rowsOf` finds the positions by their heading, bank-column-line.
bank-column-row = row
bank-column-text = text
bank-column-used = used
bank-column-line = line
bank-column-outcome = outcome
bank-column-difficulty = difficulty
bank-column-remark = remark
bank-yes = yes
bank-no = no

bank-fault-bad-set-name = “{ $token }” can’t be the name of a set. Use 1 to { $most } characters.
bank-fault-no-positions = I got no positions. Type some, or attach a file.
# $separated: the number with marks between thousands, as English writes it.
bank-fault-text-too-long = That is too much at once: at most { $separated } characters.
bank-fault-no-such-set =
    There is no set called “{ $token }”.{ $known ->
        [none] {""}
       *[other] {" "}The sets are: { $known }.
    }
bank-fault-no-such-number = “{ $set }” has no position number { $number }. To see its numbers: /teach bank show
bank-fault-too-many-sets = This server has { $most } sets, the most it may have. Remove one first: /teach bank remove
bank-fault-set-full = “{ $set }” would have more than { $most } positions. Start another set.
bank-fault-not-utf8 = This isn’t a text file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”; in an editor, choose UTF-8 as the encoding.
# Before a line that works.
bank-fault-works = This works:

roster-title = Roster
roster-done =
    { $named ->
        [one] 1 name
       *[other] { $named } names
    } written{ $refused ->
        [0] {""}
        [one] , 1 row not used
       *[other] , { $refused } rows not used
    }.
roster-row = <strong>Row { $row }</strong> <code>{ $text }</code> — { $said }
roster-fate-no-account = no account: it needs a mention such as <@1234…>, or the number of an account
roster-fate-no-name = no name
roster-fate-long-name = the name is too long
roster-fate-repeated = this account is in an earlier row already
roster-how-to = The roster can be read from a file: <code>/teach roster file</code>, a CSV with the columns account and name.
roster-files = The file can be changed in a spreadsheet and read in again.
roster-nobody = There are no names in the file. Each row needs an account and a name.
roster-cut = Only the first { $most } rows were read.

past-quizzes-none = There hasn’t been a quiz in this server yet.
past-quizzes-title = All results
past-quizzes-done =
    { $quizzes ->
        [one] 1 quiz
       *[other] { $quizzes } quizzes
    }. <code>quizzes.csv</code> lists them. <code>answers.csv</code> has a row for each answer, <code>students.csv</code> a row for each student in each quiz, <code>gradebook.csv</code> a row for each student with the points of all quizzes.
# How to get grade files.
past-quizzes-ids = For grades that Moodle or Canvas can import, add a CSV file to /teach export, with the columns account, email and ID number.
past-quizzes-grades =
    { $students ->
        [0] No grade files: the CSV file names no student of these quizzes. It needs the column account, and email or ID number.
        [one] The grade files for Moodle and Canvas have 1 student.
       *[other] The grade files for Moodle and Canvas have { $students } students.
    }
past-quizzes-more = These are the latest { $most }.
# A quiz in a list that completes.
past-quizzes-entry =
    { $date }: { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    }, { $games }
