command-play = 私か、ほかの人と対局する
command-play-line = ゲーム、またはゲームと局面：nim 3 4 5
command-play-opponent = 対局する相手（空なら私）
command-play-anybody = 相手を決めない：誰でも入れる
command-play-level = 私の強さ
command-play-first = どちらが先手か
command-play-misere = 最後の手を指した人の負け
command-play-size = 用意する局面の大きさ（1～5）
command-play-clock = 1手の時間
command-play-place = 盤面を出す場所

command-analyze = どちらの勝ちか、勝つ手のすべて、その理由
command-analyze-line = ゲームと局面：wythoff 3 5
command-analyze-explain = どこまで説明するか
command-analyze-share = すぐにチャンネルに見せる
command-analyze-file = 長い行の続き、または1行に1辺を書いたグラフのテキストファイル

command-games = 進行中の対局（あなたの手番が先）

command-settings = 設定：言語、強さ、盤の表示、通知

command-help = 使い方とゲームのルール
command-help-topic = 項目、またはゲーム

choice-level-beginner = 入門：よく間違える
choice-level-casual = 気軽：ときどき間違える
choice-level-club = 上級：まれに間違える
choice-level-perfect = 完璧：勝ちを逃さない
choice-level-sparring = 稽古：勝てる局面を渡す
choice-first-me = 自分
choice-first-them = 相手
choice-first-random = ランダム
choice-first-winnable = 自分が勝てる側
choice-clock-none = 時間制限なし
choice-clock-5m = 1手5分
choice-clock-1d = 1手1日
choice-place-here = ここ
choice-place-thread = 専用のスレッド
choice-explain-answer = 結論：勝敗・手・理由を1つ
choice-explain-why = 理由：何で決まるか、この局面の数で
choice-explain-proof = 証明：補題を順に
choice-explain-moves = 手：勝つ手と応手すべて
choice-explain-table = 表：すべての手とその値

menu-analyze = この局面を解析
menu-challenge = 対局を申し込む

complete-dealt = { $game } — 局面はこちらで用意します
complete-understood = ✓ { $line }
complete-example = { $game } — { $line }
