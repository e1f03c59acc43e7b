import type { LanguageCode } from '#core/locale/languages.ts'
import { paths } from '#core/paths.ts'
import type { IndexedGame } from '#features/search/indexedGames.ts'
import type { limitsOf } from '#features/search/limits.ts'
import type { GameType } from '#parts/games/schema.ts'

/** What a player looks for: games by a part of their English name, or all of a kind. */
export interface Wanted {
  name?: string
  type?: GameType
  vendor?: string
  isNew?: true
  hot?: true
  trial?: true
  limit?: 'low' | 'high'
  /** The category itself, or the provider. */
  category?: GameType
  provider?: string
  /** A promotion, or a help topic or question, by its id. */
  promotion?: string
  help?: string
  /** A page of the site, by its address. */
  page?: string
}

/** Whether the games that are shown are those that a player looks for. */
export function areWanted(
  shown: readonly IndexedGame[],
  { name, type, vendor, isNew, hot, trial, limit }: Wanted,
  limitOf: ReturnType<typeof limitsOf>,
): boolean {
  return (
    // One table of another limit is one too many.
    (!limit || shown.every((each) => limitOf(each) === limit)) &&
    shown.some(
      ({ game, english }) =>
        (!name || (english || game.name).includes(name)) &&
        (!type || game.type === type) &&
        (!vendor || game.vendor === vendor) &&
        (!isNew || game.isNew) &&
        (!hot || game.hot) &&
        (!trial || game.trial),
    )
  )
}

const DEPOSIT = { page: paths.member('depositv2') }
const WITHDRAW = { page: paths.member('withdraw') }
const PROMOTIONS = { page: paths.promotions() }
const LOGIN = { page: paths.login() }

/** Of all texts, this share must find what is meant (docs/product.md §2.7). */
export const SHARE = 0.95

/** What players type, and what they mean by it. */
export const INTENTS: readonly [LanguageCode, string, Wanted][] = [
  // Names, as they are written
  ['EN', 'dragon tiger', { name: 'Dragon Tiger' }],
  ['EN', 'Moon Fishing', { name: 'Moon Fishing' }],
  ['EN', 'hanoi vip', { name: 'Hanoi VIP' }],
  ['TH', 'เสือมังกร', { name: 'Dragon Tiger' }],
  ['TH', 'บาคาร่า', { name: 'Baccarat' }],
  ['VI', 'Rồng Hổ', { name: 'Dragon Tiger' }],
  ['VI', 'Tài Xỉu', { name: 'Sic Bo' }],
  ['KO', '바카라', { name: 'Baccarat' }],
  ['KO', '달밤 낚시', { name: 'Moon Fishing' }],
  ['CN', '百家乐', { name: 'Baccarat' }],
  ['CN', '月夜捕鱼', { name: 'Moon Fishing' }],
  // Without marks, tone marks and spaces, or with too many of them
  ['VI', 'rong ho', { name: 'Dragon Tiger' }],
  ['VI', 'rongho', { name: 'Dragon Tiger' }],
  ['VI', 'tai xiu', { name: 'Sic Bo' }],
  ['VI', 'taixiu', { name: 'Sic Bo' }],
  ['VI', 'cau ca dem trang', { name: 'Moon Fishing' }],
  ['VI', 'xi dach', { name: 'Blackjack' }],
  ['VI', 'dau dia chu', { name: 'Landlord' }],
  ['VI', 'TIEN LEN MIEN NAM', { name: 'Southern Thirteen' }],
  ['VI', 'xo so mien bac', { name: 'Northern Draw' }],
  ['TH', 'บาคารา', { name: 'Baccarat' }],
  ['TH', 'เสอมงกร', { name: 'Dragon Tiger' }],
  ['TH', 'หวยฮานอย', { name: 'Northern Draw' }],
  ['TH', 'ฮานอยพิเศษ', { name: 'Hanoi Special' }],
  ['TH', 'หวย ยี่กี', { name: 'Yeekee' }],
  ['TH', 'หวยยี่กี ๑๕', { name: 'Yeekee 15' }],
  ['TH', 'ป๊อกเด้ง', { name: 'Pok Deng' }],
  ['TH', 'ปอกเดง', { name: 'Pok Deng' }],
  ['EN', 'dragontiger', { name: 'Dragon Tiger' }],
  ['EN', 'black jack', { name: 'Blackjack' }],
  ['EN', 'ｂａｃｃａｒａｔ', { name: 'Baccarat' }],
  ['EN', 'go stop', { name: 'Go-Stop' }],
  ['KO', '드래곤타이거', { name: 'Dragon Tiger' }],
  ['KO', '달밤낚시', { name: 'Moon Fishing' }],
  // With typos
  ['EN', 'dragn tigr', { name: 'Dragon Tiger' }],
  ['EN', 'drgaon tiger', { name: 'Dragon Tiger' }],
  ['EN', 'bacarat', { name: 'Baccarat' }],
  ['EN', 'baccart', { name: 'Baccarat' }],
  ['EN', 'rouletet', { name: 'Roulette' }],
  ['EN', 'rulette', { name: 'Roulette' }],
  ['EN', 'blakcjack', { name: 'Blackjack' }],
  ['EN', 'moon fihsing', { name: 'Moon Fishing' }],
  ['EN', 'dragontigr', { name: 'Dragon Tiger' }],
  ['EN', 'mermiad lagon', { name: 'Mermaid Lagoon' }],
  ['EN', 'copperleef', { vendor: 'CPL' }],
  ['VI', 'ruolette', { name: 'Roulette' }],
  ['VI', 'bacarat toc do', { name: 'Speed Baccarat' }],
  ['TH', 'บาคารร่า', { name: 'Baccarat' }],
  ['TH', 'เสือมังกอน', { name: 'Dragon Tiger' }],
  ['KO', '바카리', { name: 'Baccarat' }],
  ['KO', '드래곤 타이커', { name: 'Dragon Tiger' }],
  ['CN', 'baijaile', { name: 'Baccarat' }],
  // By initials, and while a word is still being typed
  ['KO', 'ㅂㅋㄹ', { name: 'Baccarat' }],
  ['KO', 'ㄷㄹㄱ ㅌㅇㄱ', { name: 'Dragon Tiger' }],
  ['KO', 'ㄹㄹ', { name: 'Roulette' }],
  ['KO', '바칼', { name: 'Baccarat' }],
  ['KO', '드래', { name: 'Dragon' }],
  ['KO', '블래ㄱ', { name: 'Blackjack' }],
  ['EN', 'bacc', { name: 'Baccarat' }],
  ['EN', 'dragon t', { name: 'Dragon Tiger' }],
  ['VI', 'tai x', { name: 'Sic Bo' }],
  ['TH', 'บาคา', { name: 'Baccarat' }],
  ['CN', '百家', { name: 'Baccarat' }],
  // By how it sounds
  ['CN', 'bjl', { name: 'Baccarat' }],
  ['CN', 'baijiale', { name: 'Baccarat' }],
  ['CN', 'longhu', { name: 'Dragon Tiger' }],
  ['CN', 'doudizhu', { name: 'Landlord' }],
  ['CN', 'ddz', { name: 'Landlord' }],
  ['CN', 'buyu', { type: 'FISH' }],
  // By the English name
  ['TH', 'dragon tiger', { name: 'Dragon Tiger' }],
  ['TH', 'hanoi', { name: 'Hanoi' }],
  ['TH', 'roulette', { name: 'Roulette' }],
  ['VI', 'blackjack', { name: 'Blackjack' }],
  ['VI', 'dragn tigr', { name: 'Dragon Tiger' }],
  ['KO', 'baccarat', { name: 'Baccarat' }],
  ['KO', 'moon fishing', { name: 'Moon Fishing' }],
  ['CN', 'speed baccarat', { name: 'Speed Baccarat' }],
  ['CN', 'roulete', { name: 'Roulette' }],
  // By provider, category and mark
  ['EN', 'copperleaf', { provider: 'CPL' }],
  ['EN', 'velvet fox', { provider: 'VFX' }],
  ['EN', 'copperleaf dragon', { vendor: 'CPL', name: 'Dragon' }],
  ['EN', 'coral hunters fishing', { vendor: 'CRL', type: 'FISH' }],
  ['EN', 'saffron whel pyramid', { vendor: 'SFW', name: 'Pyramid' }],
  ['EN', 'new slots', { type: 'RNG', isNew: true }],
  ['EN', 'newslots', { type: 'RNG', isNew: true }],
  ['EN', 'hot fishing', { type: 'FISH', hot: true }],
  ['EN', 'live baccarat', { type: 'LIVE', name: 'Baccarat' }],
  ['EN', 'live baccarat low limit', { type: 'LIVE', name: 'Baccarat', limit: 'low' }],
  ['EN', 'high limit roulette', { name: 'Roulette', limit: 'high' }],
  ['TH', 'บาคาร่าเดิมพันต่ำ', { name: 'Baccarat', limit: 'low' }],
  ['VI', 'baccarat cuoc thap', { name: 'Baccarat', limit: 'low' }],
  ['KO', '바카라 소액', { name: 'Baccarat', limit: 'low' }],
  ['CN', '百家乐低限红', { name: 'Baccarat', limit: 'low' }],
  ['EN', 'live casino', { category: 'LIVE' }],
  ['EN', 'fishing games', { category: 'FISH' }],
  ['EN', 'free slots', { type: 'RNG', trial: true }],
  ['EN', 'lottery', { category: 'LOTT' }],
  ['TH', 'สล็อตใหม่', { type: 'RNG', isNew: true }],
  ['TH', 'ยิงปลา', { category: 'FISH' }],
  ['TH', 'หวย', { category: 'LOTT' }],
  ['TH', 'แทงบอล', { category: 'SPORTS' }],
  ['TH', 'คาสิโนสด', { category: 'LIVE' }],
  ['TH', 'สล็อต copperleaf', { type: 'RNG', vendor: 'CPL' }],
  ['VI', 'ban ca', { category: 'FISH' }],
  ['VI', 'no hu moi', { type: 'RNG', isNew: true }],
  ['VI', 'da ga', { category: 'COCKFIGHT' }],
  ['VI', 'baccarat truc tiep', { type: 'LIVE', name: 'Baccarat' }],
  ['KO', '슬롯 신규', { type: 'RNG', isNew: true }],
  ['KO', '낚시', { category: 'FISH' }],
  ['KO', '라이브바카라', { type: 'LIVE', name: 'Baccarat' }],
  ['KO', '인기 슬롯', { type: 'RNG', hot: true }],
  ['CN', '真人百家乐', { type: 'LIVE', name: 'Baccarat' }],
  ['CN', '新老虎机', { type: 'RNG', isNew: true }],
  ['CN', '捕鱼', { category: 'FISH' }],
  ['CN', '彩票', { category: 'LOTT' }],
  // More names, providers and categories, as people write them
  ['EN', 'sic bo', { name: 'Sic Bo' }],
  ['EN', 'sicbo', { name: 'Sic Bo' }],
  ['EN', 'speed bac', { name: 'Speed Baccarat' }],
  ['EN', 'pok deng', { name: 'Pok Deng' }],
  ['EN', 'bingo 90', { name: 'Bingo 90' }],
  ['EN', 'fishing coral', { vendor: 'CRL', type: 'FISH' }],
  ['EN', 'grand salon roulete', { vendor: 'GSL', name: 'Roulette' }],
  ['EN', 'nine lantern', { provider: 'NLN' }],
  ['EN', 'bluetide', { provider: 'BTI' }],
  ['EN', 'sports', { category: 'SPORTS' }],
  ['TH', 'เสือ มังกร', { name: 'Dragon Tiger' }],
  ['TH', 'บาคาร่าสด', { type: 'LIVE', name: 'Baccarat' }],
  ['TH', 'ไฮโล', { name: 'Sic Bo' }],
  ['TH', 'สล็อตทดลองเล่น', { type: 'RNG', trial: true }],
  ['TH', 'สล๊อต', { category: 'RNG' }],
  ['TH', 'ไก่ชน', { category: 'COCKFIGHT' }],
  ['TH', 'nine lanterns', { provider: 'NLN' }],
  ['VI', 'Baccarat', { name: 'Baccarat' }],
  ['VI', 'bài cào', { name: 'Win Three Cards' }],
  ['VI', 'tien len', { name: 'Southern Thirteen' }],
  ['VI', 'nổ hũ', { category: 'RNG' }],
  ['VI', 'xoc dia tai xiu', { name: 'Sic Bo' }],
  ['VI', 'xổ số đà nẵng', { name: 'Da Nang Draw' }],
  ['VI', 'slot choi thu', { type: 'RNG', trial: true }],
  ['VI', 'coral hunter', { provider: 'CRL' }],
  ['KO', '블랙젝', { name: 'Blackjack' }],
  ['KO', '스피드바카라', { name: 'Speed Baccarat' }],
  ['KO', '맞고', { name: 'Go-Stop' }],
  ['KO', '용호', { name: 'Dragon Tiger' }],
  ['KO', '슬롯', { category: 'RNG' }],
  ['KO', '스포츠', { category: 'SPORTS' }],
  ['KO', '무료 슬롯', { type: 'RNG', trial: true }],
  ['KO', 'velvet fox', { provider: 'VFX' }],
  ['CN', '龙虎', { name: 'Dragon Tiger' }],
  ['CN', '极速百家乐', { name: 'Speed Baccarat' }],
  ['CN', '斗地主', { name: 'Landlord' }],
  ['CN', '21点', { name: 'Blackjack' }],
  ['CN', '体育', { category: 'SPORTS' }],
  ['CN', '热门老虎机', { type: 'RNG', hot: true }],
  ['CN', 'lunpan', { name: 'Roulette' }],
  // Promotions
  ['EN', 'first deposit', { promotion: 'welcome-bonus' }],
  ['EN', 'refer a freind', { promotion: 'referral' }],
  ['EN', 'birthday', { promotion: 'birthday' }],
  ['EN', 'slot tournament', { promotion: 'weekend-tournament' }],
  ['TH', 'แนะนำเพื่อน', { promotion: 'referral' }],
  ['TH', 'เงินคืน', { promotion: 'daily-rebate' }],
  ['TH', 'วันเกิด', { promotion: 'birthday' }],
  ['VI', 'gioi thieu ban', { promotion: 'referral' }],
  ['VI', 'li xi', { promotion: 'red-packets' }],
  ['VI', 'hoan tra', { promotion: 'daily-rebate' }],
  ['KO', '첫입금', { promotion: 'welcome-bonus' }],
  ['KO', '친구 추천', { promotion: 'referral' }],
  ['KO', '페이백', { promotion: 'daily-rebate' }],
  ['CN', '首存', { promotion: 'welcome-bonus' }],
  ['CN', '返水', { promotion: 'daily-rebate' }],
  ['CN', '红包', { promotion: 'red-packets' }],
  // Help
  ['EN', 'how to withdraw', { help: 'withdraw' }],
  ['EN', 'forgot password', { help: 'faq-password' }],
  ['EN', 'fees', { help: 'fees' }],
  ['EN', 'responsible gaming', { help: 'responsible' }],
  ['TH', 'ถอนเงิน', { help: 'withdraw' }],
  ['TH', 'ลืมรหัส', { help: 'faq-password' }],
  ['TH', 'ยืนยันตัวตน', { help: 'verification' }],
  ['TH', 'ค่าธรรมเนียม', { help: 'fees' }],
  ['VI', 'rut tien', { help: 'withdraw' }],
  ['VI', 'quen mat khau', { help: 'faq-password' }],
  ['VI', 'nap tien', { help: 'deposit' }],
  ['VI', 'phi', { help: 'fees' }],
  ['KO', '출금', { help: 'withdraw' }],
  ['KO', '비밀번호', { help: 'faq-password' }],
  ['KO', '계정 인증', { help: 'verification' }],
  ['KO', '수수료', { help: 'fees' }],
  ['CN', '提款', { help: 'withdraw' }],
  ['CN', '忘记密码', { help: 'faq-password' }],
  ['CN', '如何存款', { help: 'deposit' }],
  ['CN', '开户', { help: 'account' }],
  // A category by its whole name, whose words stand one by one in many names
  ['VI', 'bắn cá', { type: 'FISH' }],
  ['VI', 'da ga', { type: 'COCKFIGHT' }],
  // Pages of the site
  ['EN', 'promotions', PROMOTIONS],
  ['EN', 'promo', PROMOTIONS],
  ['EN', 'log in', LOGIN],
  ['EN', 'mission', { page: paths.member('missionLeaderboard') }],
  ['EN', 'cashback', { page: paths.member('manualRebate') }],
  ['EN', 'withdraw', WITHDRAW],
  ['EN', 'cash out', WITHDRAW],
  ['EN', 'withdrwa', WITHDRAW],
  ['TH', 'โปรโมชั่น', PROMOTIONS],
  ['TH', 'โปร', PROMOTIONS],
  ['TH', 'ถอน', WITHDRAW],
  ['TH', 'เติมเงิน', DEPOSIT],
  ['VI', 'khuyến mãi', PROMOTIONS],
  ['VI', 'khuyen mai', PROMOTIONS],
  ['VI', 'rút tiền', WITHDRAW],
  ['VI', 'nap tien', DEPOSIT],
  ['VI', 'đăng nhập', LOGIN],
  ['KO', '프로모션', PROMOTIONS],
  ['KO', '이벤트', PROMOTIONS],
  ['KO', '환전', WITHDRAW],
  ['KO', '충전', DEPOSIT],
  ['CN', '提现', WITHDRAW],
  ['CN', '存款', DEPOSIT],
  ['CN', '优惠', PROMOTIONS],
]
