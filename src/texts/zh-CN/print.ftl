job-doing = { $bar } { $percent }%
job-cancel = 取消
job-cancelled = 已取消
job-cancelled-text = 我停下来了。需要时请再试一次。
job-gone = 这项工作已经完成或已停止。需要的话请重新操作。
job-busy = 你的上一项任务还没完成。请等它完成，或先取消。
job-ended = 任务中途停止了，请重新操作。

print-title = 纸质试卷
print-about = 你会得到两个 PDF 文件：题目卷，以及附有证明的答案卷。
print-own = 每位学生一份自己的卷子，卷上有编号，之后录入答案时用它。
print-same = 所有卷子的题目相同。
print-size = 纸张
print-a4 = A4
print-letter = 美国信纸（Letter）
print-receivers = 发给谁
print-joined = 已参加的学生（{ $count }）
print-roster = 再加上名单上的所有人（{ $count }）
print-copies = 份数
print-spare = 备用卷（未指定学生）
print-count = { $count ->
    [0] 不要备用卷
   *[other] { $count } 份
  }
print-now = 生成
print-working = 正在排印
print-done = 共 { $sheets } 份，每份 { $questions } 题。
print-done-keep = 答案卷请自己留着，题目卷上没有答案。
print-done-enter = 收回卷子后录入答案：<code>/paper enter</code>
print-nobody = 还没有人参加，没有卷子可印。可以印备用卷：<code>/paper print copies:30</code>
print-too-many = 一次最多印 { $most } 份。
print-more = 其余文件。
print-too-large = 文件太大，发不出去。请少印几份。
print-sheet = 第 { $number } 号卷
print-copy = 第 { $number } 份
print-spare-sheet = 第 { $number } 号卷（备用）
print-name = 姓名：{ $name }
print-question = 第 { $number } 题
print-answers = 答案：{ $title }
print-right = 正确答案：{ $answer }
print-form-one = 圈出一个答案。
print-form-several = 圈出所有正确的答案。
print-form-number = 写一个数。
print-form-numbers = 写出这些数，中间用 + 连接。
print-form-move = 写一步走法。
print-form-moves = 写出所有走法，中间用 ; 隔开。
print-form-order = 按顺序写出各句的字母，例如 B A C。
print-form-list = 从大小 0 开始依次写出各个值，用空格隔开。
print-form-text = 写几句话。

enter-title = 录入纸质答案
enter-choose = 选择学生……
enter-whose = 这是一份备用卷。是谁做的？
enter-no-owners = 没有还需要卷子的学生。可以添加姓名：<code>/teach roster file</code>
enter-nobody = 还没有人有卷子。请先打印：<code>/paper print</code>
enter-number = 卷号
enter-sheet-label = 卷子的编号
enter-sheet-about = 在标题下方和每页页脚。
enter-no-sheet = 这里没有编号为“{ $token }”的卷子。
enter-other = 换一位学生
enter-hold = 已在纸上完成
enter-ask-hold = 这次测验还没有开始。如果全班已在纸上做完，请点下面的按钮：测验就算已出完全部题目并结束，之后可以录入答案。
enter-not-yet = 考试或作业开放后，或测验结束后，才能录入答案。
enter-back = ◀ 上一页
enter-next = 下一页 ▶
enter-empty = 留空的不改动。
enter-kept = 在这里录入的答案会取代学生在屏幕上给出的答案，并视为已交卷。
enter-ask = 录入第 { $from }–{ $to } 题
enter-line = { $number }) { $kind }：{ $answer ->
        [none] —
       *[other] <strong>{ $answer }</strong>
    }{ $typed ->
        [yes] （老师录入）
       *[no] {""}
    }
enter-unread = 第 { $number } 题：看不懂“{ $token }”。{ $why }
enter-unsaved = 第 { $number } 题：“{ $token }”没有记录。{ $why }
enter-saved = 已记录 { $count } 个答案。
