import type { LanguageCode } from '#rules/languages.ts'
import type { MovementType } from '#parts/records/schema.ts'
import { type TextKey, wordsOf } from '../../content/texts.ts'
import { inLanguage } from '../../content/words.ts'
import { readLabels } from '../../content/fill.ts'

const catalogues = {
  reports: await readLabels('agent-reports'),
  records: await readLabels('records'),
  contracts: await readLabels('agent-contracts'),
  income: await readLabels('agent-income'),
}

/** A label of the screens that show the same rows. */
type Label = [catalogue: keyof typeof catalogues, message: string, context?: string]

/** What heads the columns of files, and names states and sources in them: as the screens do. */
const WORDS = {
  time: ['reports', 'Time', 'of a bet'],
  member: ['reports', 'Member'],
  memberId: 'files.memberId',
  moves: ['reports', 'Moves between teams'],
  level: ['reports', 'Level', 'of members below an agent'],
  game: ['reports', 'Game'],
  vendor: ['reports', 'Game provider'],
  state: ['reports', 'State', 'of a bet'],
  stake: ['reports', 'Stake', 'of a bet'],
  stakes: ['reports', 'Stakes'],
  validBet: ['reports', 'Valid bet'],
  validBets: ['reports', 'Valid bets'],
  win: ['reports', 'Win', 'movement of money'],
  wins: ['reports', 'Wins'],
  winOrLoss: ['reports', 'Win or loss on bets'],
  net: ['reports', 'Net result'],
  deposits: ['reports', 'Deposits'],
  withdrawals: ['reports', 'Withdrawals'],
  bonuses: ['reports', 'Bonuses'],
  rebates: ['reports', 'Rebates'],
  type: ['reports', 'Transaction'],
  amount: ['reports', 'Amount'],
  balance: ['reports', 'Balance after'],
  currency: 'files.currency',
  reference: ['reports', 'Reference', 'of a bet or a transaction'],
  from: ['contracts', 'From'],
  until: ['contracts', 'Until'],
  downline: ['contracts', 'Downline'],
  version: ['contracts', 'Contract version'],
  activeMembers: ['contracts', 'Active members'],
  base: ['contracts', 'Base'],
  rate: ['contracts', 'Rate'],
  carriedOver: ['contracts', 'Carried over'],
  number: ['contracts', 'Number', 'of a settlement'],
  source: ['income', 'Source', 'of income'],
  paidAt: ['contracts', 'Paid', 'when'],
  commission: ['income', 'Commission'],
  dividend: ['income', 'Dividend'],
  dailySalary: ['income', 'Daily salary'],
  hourlySalary: ['income', 'Hourly salary'],
  realtimeSalary: ['income', 'Real-time salary'],
  paid: ['contracts', 'Paid', 'state of a settlement'],
  owed: ['contracts', 'Owed', 'state of a settlement'],
  none: ['contracts', 'Nothing due', 'state of a settlement'],
  pending: ['income', 'Not settled yet', 'state of income'],
  open: ['records', 'Open', 'state of a bet'],
  settled: ['records', 'Settled', 'state of a bet'],
  rolledBack: ['records', 'Voided', 'state of a bet'],
} satisfies Record<string, Label | TextKey>
export type FileWord = keyof typeof WORDS

const MONEY = 'movement of money'
const MOVEMENTS: Record<MovementType, [message: string, context?: string]> = {
  OPENING: ['Opening balance'],
  BET: ['Bet', MONEY],
  WIN: ['Win', MONEY],
  BET_RETURNED: ['Stake returned'],
  WIN_VOIDED: ['Win of a voided bet'],
  TO_VENDOR: ['To a game provider'],
  FROM_VENDOR: ['From a game provider'],
  DEPOSIT: ['Deposit', MONEY],
  DEPOSIT_FEE: ['Deposit fee'],
  BONUS: ['Bonus', MONEY],
  BONUS_FORFEITED: ['Bonus forfeited'],
  WITHDRAWAL: ['Withdrawal', MONEY],
  WITHDRAWAL_RETURNED: ['Withdrawal returned'],
  WITHDRAWAL_FEE: ['Withdrawal fee'],
  TRANSFER: ['Transfer', MONEY],
  REWARD: ['Reward', MONEY],
  REBATE: ['Rebate', MONEY],
  COMMISSION: ['Commission', MONEY],
  CONTRACT_PAY: ['Salary or dividend', `${MONEY}, to or from an agent`],
  POINTS_CONVERTED: ['Points converted to money'],
  REDEMPTION: ['Paid at the points mall'],
  REDEMPTION_RETURNED: ['Returned by the points mall'],
}

export function fileWord(word: FileWord, language: LanguageCode): string {
  const known: Label | TextKey = WORDS[word] as Label | TextKey
  if (typeof known === 'string') return inLanguage(wordsOf(known), language)
  const [catalogue, message, context] = known
  return catalogues[catalogue](language, message, context)
}

export const movementWord = (type: MovementType, language: LanguageCode): string =>
  catalogues.records(language, ...MOVEMENTS[type])
