import type * as v from 'valibot'
import type { InstitutionSchema } from '#features/member/security/payout/schema.ts'

export type Institution = v.InferOutput<typeof InstitutionSchema>

type Lengths = readonly [min: number, max: number]
type Names = Readonly<Record<string, string | readonly [name: string, ...Lengths]>>

/** Institutions of a kind; those with lengths of their own say so beside their names. */
const list = (kind: 'bank' | 'ewallet', [min, max]: Lengths, names: Names): Institution[] =>
  Object.entries(names).map(([code, entry]) => {
    const [name, minLength, maxLength] = typeof entry === 'string' ? [entry, min, max] : entry
    return { code, name, kind, format: 'digits', minLength, maxLength }
  })

const TH = [
  ...list('bank', [7, 12], {
    BBL: 'Bangkok Bank',
    KBANK: 'Kasikornbank',
    KTB: 'Krungthai Bank',
    SCB: 'Siam Commercial Bank',
    BAY: 'Krungsri (Bank of Ayudhya)',
    TTB: 'TMBThanachart Bank',
    GSB: ['Government Savings Bank', 12, 12],
    BAAC: ['Bank for Agriculture and Agricultural Cooperatives', 12, 12],
    GHB: ['Government Housing Bank', 12, 12],
    KKP: 'Kiatnakin Phatra Bank',
    CIMBT: 'CIMB Thai Bank',
    UOBT: 'United Overseas Bank (Thai)',
    TISCO: 'TISCO Bank',
    LHFG: 'Land and Houses Bank',
    ICBCT: 'ICBC (Thai)',
  }),
  ...list('ewallet', [10, 10], { TMN: 'TrueMoney Wallet', PPAY: ['PromptPay', 10, 13] }),
]

const VN = [
  ...list('bank', [6, 30], {
    VCB: 'Vietcombank',
    CTG: 'VietinBank',
    BIDV: 'BIDV',
    VBA: 'Agribank',
    TCB: 'Techcombank',
    MB: 'MB Bank',
    ACB: 'ACB',
    VPB: 'VPBank',
    TPB: 'TPBank',
    STB: 'Sacombank',
    HDB: 'HDBank',
    VIB: 'VIB',
    SHB: 'SHB',
    EIB: 'Eximbank',
    MSB: 'MSB',
    OCB: 'OCB',
  }),
  ...list('ewallet', [10, 10], { MOMO: 'MoMo', ZALOPAY: 'ZaloPay', VTMONEY: 'Viettel Money' }),
]

const KR = list('bank', [10, 16], {
  KB: 'KB Kookmin Bank',
  SHINHAN: 'Shinhan Bank',
  WOORI: 'Woori Bank',
  HANA: 'Hana Bank',
  NH: 'NH NongHyup Bank',
  IBK: 'Industrial Bank of Korea',
  KAKAO: 'KakaoBank',
  TOSS: 'Toss Bank',
  KBANKKR: 'K bank',
  SC: 'SC First Bank',
  BUSAN: 'Busan Bank',
  IM: 'iM Bank',
  POST: 'Korea Post',
  MG: 'MG Community Credit',
})

const PH = [
  ...list('bank', [10, 16], {
    BDO: 'BDO Unibank',
    BPI: 'Bank of the Philippine Islands',
    MBTC: 'Metrobank',
    LBP: 'Land Bank of the Philippines',
    PNB: 'Philippine National Bank',
    UBP: 'UnionBank of the Philippines',
    CHIB: 'China Bank',
    RCBC: 'RCBC',
    SECB: 'Security Bank',
  }),
  ...list('ewallet', [11, 11], { GCASH: 'GCash', MAYA: 'Maya' }),
]

const CN = [
  ...list('bank', [16, 19], {
    ICBC: 'Industrial and Commercial Bank of China',
    ABC: 'Agricultural Bank of China',
    BOC: 'Bank of China',
    CCB: 'China Construction Bank',
    COMM: 'Bank of Communications',
    CMB: 'China Merchants Bank',
    PSBC: 'Postal Savings Bank of China',
    CITIC: 'China CITIC Bank',
    CEB: 'China Everbright Bank',
    CMBC: 'China Minsheng Bank',
    SPDB: 'Shanghai Pudong Development Bank',
    CIB: 'Industrial Bank',
  }),
  ...list('ewallet', [11, 11], { ALIPAY: 'Alipay' }),
]

const address = (code: string, name: string, format: Institution['format']): Institution => ({
  code,
  name,
  kind: 'crypto',
  format,
  minLength: 26,
  maxLength: 90,
})

const NETWORKS = [
  address('TRC20', 'USDT (TRC20, Tron)', 'tron'),
  address('ERC20', 'USDT (ERC20, Ethereum)', 'evm'),
  address('BTC', 'Bitcoin (BTC)', 'bitcoin'),
]

const BY_CURRENCY: Readonly<Record<string, readonly Institution[]>> = {
  THB: TH,
  VND: VN,
  KRW: KR,
  PHP: PH,
  CNY: CN,
  // The world's players of such a merchant live there (`players.ts`).
  USD: PH,
}

const ALL = [...Object.values(BY_CURRENCY).flat(), ...NETWORKS]

/** The name of a bank, an e-wallet or a network; its code if nobody knows that. */
export const nameInstitution = (code: string): string =>
  ALL.find((institution) => institution.code === code)?.name ?? code

/** Where players of a currency can be paid: its country's banks and e-wallets, and crypto networks. */
export const listInstitutionsOf = (currency: string): Institution[] => [
  ...(BY_CURRENCY[currency] ?? []),
  ...NETWORKS,
]
