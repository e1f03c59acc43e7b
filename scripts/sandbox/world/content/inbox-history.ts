import { random } from '#scripts/scenery/random.ts'
import { TRIAL_TYPE } from '../identity/account-types.ts'
import { wordsOf } from '../../content/texts.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { messages } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import type { Merchant } from '../../http/serve.ts'
import { type Account, DEMO_ACCOUNTS } from '../identity/accounts.ts'
import { addMessage } from './inbox.ts'
import type { MessageKind } from './message-words.ts'
import { scaleUnits } from '../money/money.ts'
import { addQuestionHistory } from '../money/question-history.ts'
import { grantReward } from '../money/rewards.ts'
import type { Person } from '../team/tree.ts'

const DAY = 24 * 60 * 60_000
const MONTHS = 120 * DAY

/** Demo players with many messages, and how many of the newest they have not read. */
const FULL: Readonly<Record<string, { count: number; unread: number }>> = {
  demomember: { count: 38, unread: 3 },
  demovip: { count: 400, unread: 12 },
  demoagent: { count: 14, unread: 1 },
}
/** Demo players who have not even read their welcome message. */
const UNREAD_WELCOME = ['demonew']

const OTHERS: readonly MessageKind[] = [
  'weekend',
  'reload',
  'newGames',
  'maintenance',
  'security',
  'limits',
]

/**
 * Seeds a player's inbox once, at the first request: a welcome message, and months of messages for
 * demo accounts. Messages about deposits and withdrawals are seeded with the history of these
 * (`history-receipts.ts`).
 */
export function ensureInbox(db: Db, merchant: Merchant, player: Account, now: number): void {
  const own = { merchant: merchant.code, username: player.username }
  if (rowsOf(db, messages, { ...own, kind: 'welcome' }).find()) return
  db.transaction(() => {
    const isDemo = DEMO_ACCOUNTS.some(({ username }) => username === player.username)
    const at = isDemo ? now - MONTHS : player.createdAt
    const readAt = isDemo && !UNREAD_WELCOME.includes(player.username) ? at + 60_000 : null
    addMessage(db, { ...own, kind: 'welcome', reference: 'welcome', at, readAt })
    if (!isDemo) return
    writeMonths(db, merchant, player, now)
    if (player.type !== TRIAL_TYPE) addQuestionHistory(db, own, merchant.brand.defaultLanguage, now)
  })
}

function writeMonths(db: Db, merchant: Merchant, player: Account, now: number): void {
  const { username } = player
  const own = { merchant: merchant.code, username }
  const { currency } = merchant.brand
  const { count, unread } = FULL[username] ?? { count: 0, unread: 0 }
  if (count === 0) return
  const stream = random(`inbox ${merchant.code} ${username}`)
  addGift(db, own, { currency, at: now - 10 * 60_000 })
  const rows = Array.from({ length: count }, (_, index): typeof messages.$inferInsert => {
    // The newest message is some minutes old, the oldest nearly as old as the welcome message.
    const at = Math.round(now - 20 * 60_000 - ((MONTHS - DAY) * index) / count)
    return {
      ...own,
      kind: stream.pick(OTHERS),
      data: {},
      reference: `history-${index}`,
      at,
      // One less, because the message with the gift is unread, too.
      readAt: index < unread - 1 ? null : at + 60_000,
      hasReward: false,
    }
  })
  addRow(db, messages, rows)
}

/** Adds a reward to the newest message of a demo player. */
function addGift(db: Db, own: Person, { currency, at }: { currency: string; at: number }): void {
  const kind = own.username === 'demovip' ? 'vipGift' : 'birthday'
  const id = addMessage(db, { ...own, kind, reference: 'gift', at, hasReward: true })
  if (id === null) return
  grantReward(db, {
    ...own,
    source: 'message',
    reference: String(id),
    title: wordsOf('rewards.gift.title'),
    kind: 'bonus',
    amount: scaleUnits(100, currency),
    multiplier: 300,
    expiresAt: at + 14 * DAY,
    at,
  })
}
