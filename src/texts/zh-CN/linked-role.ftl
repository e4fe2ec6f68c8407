## 关联身份组：服务器可据此发放身份组的数字，以及把它们发给 Discord 的页面。

linked-role-lessons = 学完的课程
linked-role-skills = 掌握的技能
linked-role-held = 对“完美”守住的游戏
linked-role-streak = 最长连续天数
linked-role-storm = 单次闪电战最多答对

linked-role-about-lessons = 学完的课程数，至少
linked-role-about-skills = 掌握度达到 80%、且答过 10 题以上的技能数，至少
linked-role-about-held = 不用提示、对“完美”赢下或下和的游戏种数，至少
linked-role-about-streak = 连续做每日一题或练习的天数，至少
linked-role-about-storm = 一次闪电战答对的题数，至少

linked-role-title = 数据已发给 Discord
linked-role-sent = 下面这些数字已经发给 Discord，服务器可以据此给你身份组。
linked-role-later = 数字不会自动更新。有了进步，再打开这个链接：
linked-role-send-again = 重新发送
linked-role-end = 想撤回的话，在 Discord 设置的“已授权的应用”（Authorized Apps）里移除 { $name }。

linked-role-failed-title = 数据没有发送
linked-role-start-again = 重新开始
linked-role-fault-expired = 这个页面已过期，或者已经用过。
linked-role-fault-cancelled = 你没有在 Discord 上同意，所以什么都没有发送。
linked-role-fault-refused = Discord 没有接受这次授权。
linked-role-fault-failed = 这边或 Discord 出了点问题，请过一分钟再试。
linked-role-fault-slow = 你的网络请求太多了，请过一分钟再试。
