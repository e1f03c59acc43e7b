/**
 * What people write for a currency besides what `Intl` writes: short forms, names without accents,
 * and the names that neighbours use.
 */
export const COLLOQUIAL: Readonly<Record<string, readonly string[]>> = {
  THB: ['บาท', 'บ.', 'baht', 'bath', '泰铢', '泰銖'],
  VND: ['đồng', 'dong', 'đ', 'vnđ', '越南盾', '盾'],
  KRW: ['원', 'won', '韩元', '韩币', '韓元', '₩'],
  CNY: ['元', '块', '块钱', '圆', '人民币', 'rmb', 'yuan', 'tệ', 'หยวน', '위안'],
  HKD: ['元', 'hkd', 'hk'],
  TWD: ['元', 'nt', 'ntd', '台币', '臺幣', '新台幣'],
  JPY: ['円', '日元', 'yen', '엔'],
  USD: ['us', 'usd', 'đô', 'đô la', 'ดอลลาร์', '달러', '美元', '美金'],
  MYR: ['rm', '令吉', '马币'],
  IDR: ['rp', 'rp.', 'rupiah', '印尼盾'],
  PHP: ['piso', 'peso', 'php'],
  SGD: ['s$', '新币'],
  MMK: ['ks', 'kyat', 'kyats'],
  LAK: ['kip', 'ກີບ'],
  KHR: ['riel', 'រៀល'],
  INR: ['rs', 'rs.', 'inr', 'रु', 'रुपये'],
  BRL: ['r$', 'reais', 'real'],
  USDT: ['₮', 'tether', 'u'],
}

/** Signs of money that stand beside amounts whatever the currency is, such as pasted from a chat. */
export const SIGNS: readonly string[] = [
  '฿',
  '₫',
  '₩',
  '¥',
  '￥',
  '$',
  '€',
  '£',
  '₹',
  '₱',
  '៛',
  '₭',
]

/** Currencies of which digits are grouped by hundreds above the first thousand. */
export const INDIAN_CURRENCIES: ReadonlySet<string> = new Set(['INR', 'NPR', 'BDT', 'PKR', 'LKR'])

/** Words and letters after a number, and the zeros that they stand for. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 3,
    nghìn: 3,
    ngàn: 3,
    nghin: 3,
    ngan: 3,
    tr: 6,
    triệu: 6,
    trieu: 6,
    tỷ: 9,
    tỉ: 9,
    พัน: 3,
    หมื่น: 4,
    แสน: 5,
    ล้าน: 6,
    천: 3,
    만: 4,
    십만: 5,
    백만: 6,
    억: 8,
    千: 3,
    万: 4,
    萬: 4,
    十万: 5,
    百万: 6,
    亿: 8,
    億: 8,
    rb: 3,
    ribu: 3,
    jt: 6,
    juta: 6,
    lakh: 5,
    लाख: 5,
    crore: 7,
    करोड़: 7,
  }),
)
