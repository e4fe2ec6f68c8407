# Made by `npm run texts` from zh-CN: change it there, or in scripts/texts/traditional.ts.

application-description = 尼姆遊戲、Kayles、巧克力遊戲、刪邊遊戲等幾十種賽局，可以和我下，也可以和朋友下。誰必勝、為什麼，我都能證明。還有每日一題、課程和練習，老師可以給全班出測驗、考試和作業。支援中文、英文和日文。輸入 /play nim 開始

command-play = 和我或別人下一局
command-play-line = 遊戲，或遊戲加局面：nim 3 4 5
command-play-opponent = 和誰下（留空則和我下）
command-play-anybody = 空位，誰先來誰下
command-play-level = 難度
command-play-first = 誰先走
command-play-misere = 走最後一步者負（反常規則）
command-play-size = 由我出題時局面的大小，1 到 5
command-play-clock = 每步的時間
command-play-hints = 兩人對局時，雙方都可以用提示（否）
command-play-place = 棋盤放在哪裡

command-analyze = 一個局面誰贏、所有必勝走法、為什麼
command-analyze-line = 遊戲和局面：wythoff 3 5
command-analyze-explain = 講解的詳細程度
command-analyze-share = 直接顯示給頻道裡所有人
command-analyze-file = 文字檔：很長的一行的其餘部分，或者每行一條邊的圖

command-games = 你進行中的對局，等你走的在前

command-review = 復盤：哪一步保住了勝勢，哪一步丟掉了
command-review-match = 最近的第幾局；1 是最近一局

command-stats = 你的戰績和等級分，以及本伺服器的排行榜
command-stats-user = 誰的戰績（留空為你自己）

command-privacy = 我儲存了你的哪些資料：取走副本，或者刪除

command-define = 給本伺服器自訂一個遊戲；不填選項則列出已有的
command-define-name = 名稱：文字、數字、連字元
command-define-definition = 1,3,4（可取的數）、0.137（八進位代碼）、1,2:0-2（規則）、a>b,b>c（箭頭）
command-define-file = 寫有定義的文字檔：每行一個箭頭
command-define-remove = 要刪除的遊戲

command-table = 遊戲的 P/N 圖或 SG 值表，以及其中的規律
command-table-game = 遊戲及其選項：wythoff、bash max=3、chomp 3xn、nim a b 5
command-table-size = 數從 0 到多少
command-table-show = 顯示勝負還是 SG 值
command-table-share = 直接顯示給頻道裡所有人

command-claim = 檢驗你對遊戲的猜想：給出反例，或在多大範圍內成立
command-claim-claim = wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0
command-claim-size = 檢驗的局面裡最大的數
command-claim-share = 直接顯示給頻道裡所有人

command-class = 課堂測驗：加入、退出、看成績
command-class-join = 加入本頻道的測驗，並把姓名告訴老師
command-class-name = 名單上的姓名，只有老師能看到
command-class-leave = 退出；你在這次測驗中的答案會刪除
command-class-results = 你在本頻道最近一次測驗的成績
command-class-homework = 你在本伺服器的作業：開始、繼續、看成績
command-class-progress = 你近幾週的學習進展
command-class-share = 是否允許老師看到（伺服器要求同意時）

command-teach = 老師用：測驗、成績、名單等
command-teach-quiz = 本頻道的測驗
command-teach-create = 出一份測驗，學生隨後可以加入
command-teach-start = 開始本頻道的測驗
command-teach-panel = 本頻道測驗的教師面板
command-teach-results = 本頻道最近一次測驗的成績和檔案
command-teach-roster = 學生填寫的姓名及其帳號
command-teach-role = 除能管理伺服器的人以外，哪些身分組可以教學
command-teach-which-role = 從現在起可以教學的身分組
command-teach-remove-role = 不再可以教學的身分組
command-teach-games = 遊戲，用逗號隔開：nim, nim misere, nim + kayles, wythoff a=2（留空：nim）
command-teach-skills = outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf……（留空：混合）
command-teach-count = 題數（10）
command-teach-level = 難度，1 到 5（2）
command-teach-mode = 每道題由誰開始
command-teach-seconds = 每題作答的秒數（45）
command-teach-reading = 作答之前讀題的秒數（5）
command-teach-typed = 能打字作答的題目一律打字作答
command-teach-title = 名稱
command-teach-minutes = 考試：全部題目的分鐘數（30）
command-teach-students = 考試：考生大約多少人；人數越少，題目越接近所選難度（200）
command-teach-scoring = 怎樣計分（按對錯）
command-teach-speed = 答得快是否加分（否）
command-teach-shut = 考試：考生在考試期間不能用 /analyze、提示等分析功能（是）
command-teach-podium = 結束時公布前三名；分隊時公布各隊名次（不公布）
command-teach-teams = 分成幾隊，2 到 8（不分隊）
command-teach-teaming = 怎樣分隊（抽籤）
command-teach-anonymous = 匿名：誰也看不出哪份答案是誰的，包括老師（否）
command-teach-schedule = 安排一次定時測驗
command-teach-planned = 檢視或取消本伺服器已安排的測驗
command-teach-when = 開始時間（班級時區）：3 月 28 日 20:00、週五 20:00、明天 9:00、14:30
command-teach-lobby = 提前幾分鐘開放加入（5）
command-teach-begins = 怎樣開始（自動）
command-teach-homework = 作業：幾天之內自己安排進度
command-teach-homework-create = 在本頻道指派作業
command-teach-homework-lesson = 在本頻道把一課指派成作業
command-teach-homework-lessons = 指派過的課程，以及誰已完成
command-teach-which-lesson = 哪一課
command-teach-homework-list = 本伺服器的作業
command-teach-homework-close = 提前截止作業
command-teach-homework-results = 作業的成績和檔案
command-teach-opens = 開放時間，班級時區（現在）
command-teach-closes = 截止時間（班級時區）：3 月 28 日 20:00、週五 20:00、明天 20:00
command-teach-answers = 學生何時看到正確答案（交卷之後）
command-teach-retakes = 可以重做幾次（不可以）
command-teach-counts = 以哪一次為準（最好的一次）
command-teach-late = 最晚可以補交到什麼時候（不可以補交）
command-teach-partial = 有多個正確答案的題只答對一部分時是否給部分分（否）
command-teach-penalty = 補交扣百分之幾的分（0）
command-teach-allow = 給一位學生加時、加次數或暫停；不選學生則列出有加時的人
command-teach-student = 給誰
command-teach-extra = 每場考試加時百分之幾，長期有效；0 表示取消
command-teach-of-quiz = 哪場考試或作業（本頻道的考試）
command-teach-more-minutes = 這場考試或作業比全班多幾分鐘
command-teach-until = 單獨的截止時間（班級時區）：明天 20:00
command-teach-attempts = 這場考試或作業一共比別人多幾次機會
command-teach-pause = 暫停該生在這場考試中的計時（True），或恢復（False）
command-teach-progress = 班級近幾週的學習進展，以及接下來教什麼
command-teach-copy = 用同樣的題目再做一次以前的測驗
command-teach-templates = 儲存的測驗範本，可帶到別的伺服器
command-teach-template = 範本名稱
command-teach-template-save = 把以前的測驗存為範本，並給出可分享的檔案
command-teach-template-add = 讀入檔案中的測驗；所有答案都重新計算
command-teach-template-file = /teach template save 給出的 quiz.json
command-teach-template-use = 在本頻道使用範本
command-teach-template-list = 本伺服器的範本
command-teach-template-remove = 刪除範本
command-teach-zone = 本伺服器的班級時區
command-paper = 老師用：把測驗、考試和作業印成紙本考卷
command-paper-print = 生成可列印的題目卷和答案卷（PDF）
command-paper-enter = 登錄紙本考卷上的答案
command-paper-quiz = 哪一次測驗（留空：本頻道最近一次）
command-paper-size = 紙張大小（預設 A4）
command-paper-for = 考試、作業：發給誰（預設為已參加的學生）
command-paper-copies = 份數；考試和作業則為備用卷的份數
command-paper-language = 考卷的語言（預設為你的語言）
command-paper-joined = 已參加的學生
command-paper-roster = 再加上名單上的所有人
command-teach-which-zone = 例如 Asia/Taipei；留空則檢視

command-bank = 本伺服器自己的局面，分組儲存
command-bank-add = 逐行核對局面，儲存可用的
command-bank-list = 本伺服器的題組
command-bank-show = 一組的全部局面，附檔案
command-bank-remove = 刪除一個局面或整組
command-bank-set = 題組的名稱，例如：第三週
command-bank-positions = 局面，用分號隔開：nim 3 4 5; wythoff 3 5
command-bank-file = 文字或 CSV 檔案（UTF-8），每行一個局面
command-bank-number = 哪一個局面；留空表示整組
command-bank-of-set = 用題庫中這一組局面出題
command-bank-roster = 寫入名單的 CSV 檔案，兩欄為帳號和姓名
command-bank-ids = CSV 檔案，欄為帳號、電子郵件和學號：另外匯出 Moodle 和 Canvas 的成績檔案
command-bank-export = 本伺服器所有測驗的成績檔案
command-bank-quiz = 哪一次測驗（留空：本頻道最近一次）

command-settings = 你的設定：語言、難度、棋盤、提醒

command-help = 使用方法和各遊戲的規則
command-help-topic = 主題或遊戲

choice-level-beginner = 入門：經常出錯
choice-level-casual = 普通：偶爾出錯
choice-level-club = 進階：很少出錯
choice-level-perfect = 完美：能算清勝負就絕不放過必勝
choice-level-sparring = 陪練：特意給你留下能贏的局面
choice-first-me = 我
choice-first-them = 對方
choice-first-random = 隨機
choice-first-winnable = 讓我能贏
choice-clock-none = 不限時
choice-clock-1m = 每步 1 分鐘
choice-clock-5m = 每步 5 分鐘
choice-clock-1d = 每步 1 天
choice-place-here = 這裡
choice-place-thread = 單獨的討論串
choice-mode-live = 現場：由老師決定
choice-mode-automatic = 自動：按時間
choice-mode-exam = 考試：每個人的題目不同
choice-scoring-accuracy = 按對錯
choice-scoring-confidence = 按對錯和把握
choice-begins-itself = 自動
choice-begins-teacher = 由老師開始
choice-podium-none = 不公布
choice-podium-once = 一次公布
choice-podium-places = 逐名揭曉，冠軍最後
choice-teaming-choose = 學生自選
choice-teaming-teacher = 老師分
choice-teaming-lot = 抽籤
choice-answers-done = 交卷之後
choice-answers-closed = 全部結束之後
choice-answers-hidden = 由我在成績裡公布
choice-retakes-0 = 不可以
choice-retakes-1 = 1 次
choice-retakes-2 = 2 次
choice-retakes-3 = 3 次
choice-retakes-5 = 5 次
choice-retakes-any = 不限次數
choice-counts-best = 最好的一次
choice-counts-last = 最後一次
choice-show-outcomes = 勝負：P 或 N
choice-show-values = SG 值
choice-explain-answer = 結論：誰贏、走哪步、一個理由
choice-explain-why = 為什麼：由什麼決定，用這裡的數說明
choice-explain-proof = 證明：逐條引理，再代入這裡的數
choice-explain-moves = 走法：全部必勝走法和每種應對
choice-explain-table = 表格：每一步及其數值

menu-analyze = 分析這個局面
menu-challenge = 挑戰

complete-dealt = { $game }：由我出局面
complete-understood = ✓ { $line }
complete-example = { $game }：{ $line }
