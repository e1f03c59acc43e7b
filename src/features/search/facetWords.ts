import type { GameClassify, GameType } from '#parts/games/schema.ts'

/**
 * Words by which players search for a category, for a kind of games or for a property such as new,
 * in all languages of the brands. They are never displayed, so they are not in the catalogues.
 */
export const CATEGORY_WORDS: Readonly<Record<GameType, readonly string[]>> = {
  RNG: ['slots', 'สล็อต', 'nổ hũ', 'quay hũ', '슬롯', '电子', '老虎机', '电子游艺'],
  LIVE: [
    'live casino',
    'live dealer',
    'คาสิโนสด',
    'สด',
    'casino trực tiếp',
    'sòng bài',
    '라이브 카지노',
    '真人',
    '真人视讯',
  ],
  BG: ['BG live', 'คาสิโนสด', 'casino trực tiếp', '라이브 카지노', '真人'],
  PVP: ['card games', 'poker', 'เกมไพ่', 'ไพ่', 'game bài', 'đánh bài', '카드 게임', '棋牌'],
  FISH: ['fishing', 'ยิงปลา', 'ตกปลา', 'bắn cá', '낚시', '물고기', '捕鱼', '打鱼'],
  SPORTS: [
    'sportsbook',
    'sports betting',
    'กีฬา',
    'แทงกีฬา',
    'แทงบอล',
    'thể thao',
    'cá cược',
    '스포츠',
    '토토',
    '体育',
    '体育投注',
  ],
  ESPORTS: ['e-sports', 'อีสปอร์ต', 'thể thao điện tử', 'e스포츠', '电竞'],
  ELOTT: ['e-lottery', 'หวยออนไลน์', 'xổ số điện tử', 'lô đề', '전자복권', '彩票', '电子彩票'],
  LOTT: ['lottery', 'lotto', 'หวย', 'ลอตเตอรี่', 'xổ số', 'lô tô', 'lô đề', '복권', '로또', '彩票'],
  COCKFIGHT: ['cockfight', 'ไก่ชน', 'đá gà', '투계', '닭싸움', '斗鸡'],
  BINGO: ['bingo', 'บิงโก', 'lô tô', '빙고', '宾果'],
}

/**
 * Words by which players search for a kind of games, for the kinds whose words differ from those of
 * their category.
 */
export const KIND_WORDS: Readonly<Partial<Record<GameClassify, readonly string[]>>> = {
  TABLE: ['table games', 'เกมโต๊ะ', 'game bàn', '테이블 게임', '桌面游戏'],
  BACCARAT: ['baccarat', 'บาคาร่า', '바카라', '百家乐'],
  SICBO: ['sic bo', 'dice', 'ไฮโล', 'ลูกเต๋า', 'tài xỉu', 'xúc xắc', '식보', '다이사이', '骰宝'],
  ROULETTE: ['roulette', 'รูเล็ต', '룰렛', '轮盘'],
  DRAGON_TIGER: ['dragon tiger', 'เสือมังกร', 'rồng hổ', 'long hổ', '드래곤 타이거', '용호', '龙虎'],
  BLACKJACK: ['blackjack', '21', 'แบล็คแจ็ค', 'xì dách', '블랙잭', '21点', '二十一点'],
  THREE_CARD_POKER: ['3-card poker', 'โป๊กเกอร์', 'poker 3 lá', 'ba lá', '포커', '三张牌'],
  FAN_TAN: ['fan tan', 'ฟานตัน', '판탄', '番摊'],
  NIUNIU: ['niuniu', 'bull bull', 'หนิวหนิว', 'ngưu ngưu', '니우니우', '牛牛'],
  ZJH: [
    'zha jin hua',
    'teen patti',
    'จาจินฮวา',
    'trá kim hoa',
    'ba cây',
    'bài cào',
    '자진화',
    '炸金花',
  ],
}

export type FacetWords = typeof import('./facetWords.ts')

export const NEW_WORDS = ['new', 'latest', 'ใหม่', 'mới', '신규', '새', '신작', '新', '新游', '最新']
export const HOT_WORDS = [
  'hot',
  'popular',
  'top',
  'ฮิต',
  'ฮอต',
  'ยอดฮิต',
  'ยอดนิยม',
  'มาแรง',
  'phổ biến',
  'nổi bật',
  '인기',
  '热门',
  '热',
]
export const LOW_WORDS = [
  'low limit',
  'เดิมพันต่ำ',
  'cược thấp',
  '소액',
  '낮은 한도',
  '低限红',
  '低额',
]
export const HIGH_WORDS = [
  'high limit',
  'เดิมพันสูง',
  'cược cao',
  '고액',
  '높은 한도',
  '高限红',
  '高额',
]
export const TRIAL_WORDS = [
  'free',
  'demo',
  'ทดลองเล่น',
  'ฟรี',
  'chơi thử',
  '무료',
  '체험',
  '试玩',
  '免费',
]
