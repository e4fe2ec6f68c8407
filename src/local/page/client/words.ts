import type { FailureReason } from '../protocol.ts';

/** The words of the page's own chrome; what the bot says comes from the bot. Total by type: a missing phrase does not compile. */
export interface Words {
  readonly channels: string;
  readonly direct: string;
  readonly people: string;
  readonly actingAs: string;
  readonly actAs: (name: string) => string;
  readonly openAs: (name: string) => string;
  readonly you: string;
  readonly skip: string;
  readonly openChannels: string;
  readonly close: string;
  readonly theme: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly unread: string;
  readonly messagesIn: (channel: string) => string;
  readonly empty: (channel: string) => string;
  readonly older: (shown: number) => string;
  readonly emptyHint: string;
  readonly newMessages: string;
  readonly app: string;
  readonly edited: string;
  readonly onlyYou: string;
  readonly dismiss: string;
  readonly thinking: (name: string) => string;
  readonly used: (name: string, command: string) => string;
  readonly moreFor: (name: string) => string;
  readonly copyText: string;
  readonly noActions: string;
  readonly spoiler: string;
  readonly enlarge: string;
  readonly picture: string;
  readonly download: string;
  readonly openThread: string;
  readonly choose: string;
  readonly chooseCount: (min: number, max: number) => string;
  readonly nothing: string;
  readonly confirm: string;
  readonly message: (channel: string) => string;
  readonly send: string;
  readonly commands: string;
  readonly noCommand: (text: string) => string;
  /** The beginning of a command alone, with what it may go on with. */
  readonly needsMore: (text: string, endings: readonly string[]) => string;
  readonly optional: string;
  readonly required: string;
  readonly missing: string;
  readonly takesNothing: string;
  readonly notWhole: string;
  readonly notNumber: string;
  readonly between: (min: string, max: string) => string;
  readonly length: (min: number, max: number) => string;
  readonly notChoice: string;
  readonly noSuch: (text: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly chooseFile: string;
  readonly removeFile: (name: string) => string;
  readonly tooLarge: string;
  readonly suggestions: (count: number) => string;
  readonly loading: string;
  readonly options: string;
  readonly submit: string;
  readonly cancel: string;
  readonly failed: Readonly<Record<FailureReason, string>>;
  readonly botOffline: string;
  readonly connecting: string;
  readonly lost: string;
  readonly unsent: string;
  readonly formGone: string;
  readonly keys: string;
  readonly today: string;
  readonly yesterday: string;
}

const en: Words = {
  channels: 'Channels',
  direct: 'Direct messages',
  people: 'People',
  actingAs: 'You are',
  actAs: (name) => `Act as ${name}`,
  openAs: (name) => `Act as ${name} in a new window`,
  you: 'you',
  skip: 'Skip to the message box',
  openChannels: 'Channels and people',
  close: 'Close',
  theme: { auto: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  unread: 'unread',
  messagesIn: (channel) => `Messages in ${channel}`,
  empty: (channel) => `This is the beginning of ${channel}`,
  older: (shown) => `The newest ${shown} messages`,
  emptyHint: 'Type / to see what the bot can do, for example',
  newMessages: 'New messages',
  app: 'APP',
  edited: 'edited',
  onlyYou: 'Only you can see this',
  dismiss: 'Dismiss message',
  thinking: (name) => `${name} is thinking…`,
  used: (name, command) => `${name} used ${command}`,
  moreFor: (name) => `More actions: ${name}`,
  copyText: 'Copy text',
  noActions: 'Nothing to do here',
  spoiler: 'Spoiler: show',
  enlarge: 'Enlarge',
  picture: 'Picture',
  download: 'Download',
  openThread: 'Open thread',
  choose: 'Make a selection',
  chooseCount: (min, max) => (min === max ? `Choose ${min}` : `Choose ${min} to ${max}`),
  nothing: 'Nothing to choose from',
  confirm: 'Done',
  message: (channel) => `Message ${channel}, or / for commands`,
  send: 'Send',
  commands: 'Commands',
  noCommand: (text) => `There is no command ${text}`,
  needsMore: (text, endings) => `${text} needs a subcommand: ${endings.join(', ')}`,
  optional: 'optional',
  required: 'required',
  missing: 'This is needed',
  takesNothing: 'This command takes no text here',
  notWhole: 'A whole number is needed',
  notNumber: 'A number is needed',
  between: (min, max) => `Between ${min} and ${max}`,
  length: (min, max) => `${min} to ${max} characters`,
  notChoice: 'Choose one of the list',
  noSuch: (text) => `Nothing here is called ${text}`,
  yes: 'yes',
  no: 'no',
  chooseFile: 'Choose a file…',
  removeFile: (name) => `Remove ${name}`,
  tooLarge: 'A file may have at most 10 MiB',
  suggestions: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  loading: 'Loading…',
  options: 'Options',
  submit: 'Submit',
  cancel: 'Cancel',
  failed: {
    'no-answer': 'The bot did not answer in time.',
    offline: 'The bot is offline, so nobody answered.',
    error: 'The bot’s answer was refused, or something went wrong on the way.',
    'not-found': 'That message or command is not there any more.',
    'not-allowed': 'This command is for people who manage the server. On Discord you would not see it.',
  },
  botOffline: 'The bot is offline. Commands and buttons will not be answered until it is back.',
  connecting: 'Connecting…',
  lost: 'The connection was lost. Trying again…',
  unsent: 'Not sent: the connection is lost. Try again when it is back.',
  formGone:
    'This form is no longer open on the server. Close it and open it again; what you typed can be copied.',
  keys: 'Tab completes · ↑ ↓ choose · Enter sends · Esc closes',
  today: 'Today',
  yesterday: 'Yesterday',
};

const zh: Words = {
  channels: '频道',
  direct: '私信',
  people: '成员',
  actingAs: '当前身份',
  actAs: (name) => `切换为 ${name}`,
  openAs: (name) => `在新窗口中以 ${name} 的身份打开`,
  you: '我',
  skip: '跳到输入框',
  openChannels: '频道与成员',
  close: '关闭',
  theme: { auto: '主题：跟随系统', light: '主题：浅色', dark: '主题：深色' },
  unread: '未读',
  messagesIn: (channel) => `${channel} 的消息`,
  empty: (channel) => `${channel} 从这里开始`,
  older: (shown) => `最新的 ${shown} 条消息`,
  emptyHint: '输入 / 查看机器人会做什么，例如',
  newMessages: '有新消息',
  app: '应用',
  edited: '已编辑',
  onlyYou: '只有你能看到',
  dismiss: '删除这条消息',
  thinking: (name) => `${name} 正在思考…`,
  used: (name, command) => `${name} 使用了 ${command}`,
  moreFor: (name) => `更多操作：${name}`,
  copyText: '复制文字',
  noActions: '这里没有可用的操作',
  spoiler: '剧透：点击显示',
  enlarge: '放大',
  picture: '图片',
  download: '下载',
  openThread: '打开子区',
  choose: '请选择',
  chooseCount: (min, max) => (min === max ? `请选择 ${min} 项` : `请选择 ${min} 到 ${max} 项`),
  nothing: '没有可选的项目',
  confirm: '完成',
  message: (channel) => `在 ${channel} 中发言，或输入 / 使用命令`,
  send: '发送',
  commands: '命令',
  noCommand: (text) => `没有命令 ${text}`,
  needsMore: (text, endings) => `${text} 后面还要选一个子命令：${endings.join('、')}`,
  optional: '可选',
  required: '必填',
  missing: '此项必填',
  takesNothing: '这个命令在这里不接受文字',
  notWhole: '需要一个整数',
  notNumber: '需要一个数',
  between: (min, max) => `应在 ${min} 与 ${max} 之间`,
  length: (min, max) => `${min} 到 ${max} 个字符`,
  notChoice: '请从列表中选择',
  noSuch: (text) => `这里没有 ${text}`,
  yes: '是',
  no: '否',
  chooseFile: '选择文件…',
  removeFile: (name) => `移除 ${name}`,
  tooLarge: '文件不得超过 10 MiB',
  suggestions: (count) => `${count} 条建议`,
  loading: '加载中…',
  options: '选项',
  submit: '提交',
  cancel: '取消',
  failed: {
    'no-answer': '机器人没有及时回应。',
    offline: '机器人不在线，无人回应。',
    error: '机器人的回应被拒绝，或途中出了差错。',
    'not-found': '那条消息或命令已不存在。',
    'not-allowed': '只有管理服务器的人才能用这个命令；在 Discord 上你看不到它。',
  },
  botOffline: '机器人不在线。在它回来之前，命令和按钮都不会有回应。',
  connecting: '正在连接…',
  lost: '连接已断开，正在重试…',
  unsent: '没有发出去：连接已断开。恢复后请再试一次。',
  formGone: '服务器上这份表单已经失效。请关闭后重新打开；你填的内容可以先复制下来。',
  keys: 'Tab 补全 · ↑ ↓ 选择 · Enter 发送 · Esc 关闭',
  today: '今天',
  yesterday: '昨天',
};

/** The chrome's words for a Discord locale: Chinese for any `zh`, else English. */
export function wordsFor(locale: string): Words {
  return locale.startsWith('zh') ? zh : en;
}
