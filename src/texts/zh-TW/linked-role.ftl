# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

## 關聯身分組：伺服器可據此發放身分組的數字，以及把它們發給 Discord 的頁面。

linked-role-lessons = 學完的課程
linked-role-skills = 掌握的技能
linked-role-held = 對「完美」守住的遊戲
linked-role-streak = 最長連續天數
linked-role-storm = 單次閃電戰最多答對

linked-role-about-lessons = 學完的課程數，至少
linked-role-about-skills = 掌握度達到 80%、且答過 10 題以上的技能數，至少
linked-role-about-held = 不用提示、對「完美」贏下或下和的遊戲種數，至少
linked-role-about-streak = 連續做每日一題或練習的天數，至少
linked-role-about-storm = 一次閃電戰答對的題數，至少

linked-role-title = 資料已發給 Discord
linked-role-sent = 下面這些數字已經發給 Discord，伺服器可以據此給你身分組。
linked-role-later = 數字不會自動更新。有了進步，再開啟這個連結：
linked-role-send-again = 重新發送
linked-role-end = 想撤回的話，在 Discord 設定的「已授權的應用」（Authorized Apps）裡移除 { $name }。

linked-role-failed-title = 資料沒有傳送
linked-role-start-again = 重新開始
linked-role-fault-expired = 這個頁面已過期，或者已經用過。
linked-role-fault-cancelled = 你沒有在 Discord 上同意，所以什麼都沒有傳送。
linked-role-fault-refused = Discord 沒有接受這次授權。
linked-role-fault-failed = 這邊或 Discord 出了點問題，請過一分鐘再試。
linked-role-fault-slow = 你的網路請求太多了，請過一分鐘再試。
