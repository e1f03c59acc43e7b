import type { Db } from '#scripts/sandbox/db/open.ts'
import { merchants } from '#scripts/sandbox/db/tables.ts'
import { CallError } from '#scripts/sandbox/http/call-error.ts'
import { answerIntent } from '#scripts/sandbox/http/intents.ts'
import { type CallContext, openMerchant, type ServedCall } from '#scripts/sandbox/http/serve.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import type { Desk } from '#scripts/sandbox/world/money/deposit-bonuses.ts'
import { findDeposit, receive } from '#scripts/sandbox/world/money/deposit-machine.ts'
import { openDeposit } from '#scripts/sandbox/world/money/deposits.ts'
import {
  houseOf,
  mainWalletOf,
  pointsCostOf,
  pointsOf,
  transfer,
} from '#scripts/sandbox/world/money/ledger.ts'
import { requireGood, setStock } from '#scripts/sandbox/world/promotions/point-stock.ts'
import { bounce } from '#scripts/sandbox/world/money/payouts.ts'
import { actOnRedemption, POINT_ACTS } from '#scripts/sandbox/world/promotions/redemption-desk.ts'
import { redeem } from '#scripts/sandbox/world/promotions/redemptions.ts'
import { actAtDesk } from '#scripts/sandbox/world/money/withdrawal-desk.ts'
import { addWithdrawal, release } from '#scripts/sandbox/world/money/withdrawals.ts'
import { type Random, random } from '#scripts/scenery/random.ts'
import { makeBrand } from './sites.ts'

const brand = makeBrand('lotus')
const { merchant } = brand
const settings = new SandboxState().of(merchant)
const PLAYERS = Array.from({ length: 8 }, (_, index) => `player${index}`)
/** Two goods, one of which costs money in addition to points. */
const GOODS = ['brand-mug', 'laptop-quill']

/** Gives each player money and points, and each of the goods a stock. */
export function openMoney(db: Db): void {
  const at = Date.now()
  db.insert(merchants).values({ code: merchant, currency: 'THB', timeZone: 'Asia/Bangkok' }).run()
  for (const username of PLAYERS) {
    const money = mainWalletOf(merchant, username)
    const opening = [[houseOf(merchant), -50_000_000] as const, [money, 50_000_000] as const]
    transfer(db, { reason: 'opening', reference: username, at, entries: opening })
    const points = pointsOf(merchant, username)
    const earned = [[pointsCostOf(merchant), -90_000_000] as const, [points, 90_000_000] as const]
    transfer(db, { reason: 'pointsEarned', reference: username, at, entries: earned })
  }
  for (const id of GOODS) setStock(db, merchant, id, 100_000)
}

interface Scene {
  db: Db
  key: string
  at: number
  draw: Random
}

/** Possible actions; each returns the reply that its caller gets, or throws a `CallError`. */
const STEPS = {
  pay({ db, key, at, draw }: Scene) {
    const units = draw.whole(1, 1000)
    const [from, to] = [draw.pick(PLAYERS), draw.pick(PLAYERS)]
    if (from === to) throw new CallError(409, 'same_player', 'Nobody pays oneself.')
    const entries = [
      [mainWalletOf(merchant, from), -units] as const,
      [mainWalletOf(merchant, to), units] as const,
    ]
    return transfer(db, { reason: 'transferUpline', reference: key, at, entries })
  },

  takeBack({ db, key, at }: Scene) {
    const [last] = db.$client
      .prepare(
        `SELECT t.id, e.account, e.amount FROM ledger_transfers t
        JOIN ledger_entries e ON e.transferId = t.id AND e.amount > 0
        WHERE t.reason = 'transferUpline'
          AND t.id NOT IN (SELECT reverses FROM ledger_transfers WHERE reverses IS NOT NULL)
        ORDER BY t.id DESC LIMIT 1`,
      )
      .all() as { id: number; account: string; amount: number }[]
    if (!last) throw new CallError(404, 'nothing_paid', 'There is nothing to take back.')
    const [payer] = db.$client
      .prepare('SELECT account FROM ledger_entries WHERE transferId = ? AND amount < 0')
      .pluck()
      .all(last.id) as string[]
    const own = (account: string) => mainWalletOf(merchant, account.replace('main:', ''))
    const entries = [
      [own(last.account), -last.amount] as const,
      [own(payer as string), last.amount] as const,
    ]
    return transfer(db, { reason: 'rollback', reference: key, at, reverses: last.id, entries })
  },

  withdraw({ db, key, at, draw }: Scene) {
    const kind = 'bank' as const
    const target = { id: 'x', kind, institution: 'KBANK', number: '1', holder: '' }
    const [username, amount] = [draw.pick(PLAYERS), draw.whole(2000, 60_000)]
    const request = { username, amount, fee: draw.pick([0, 500]), target, intentKey: key }
    return addWithdrawal({ db, merchant, at }, request)
  },

  cancel({ db, at, draw }: Scene) {
    const id = pickId(db, draw, "withdrawals WHERE state = 'submitted'")
    release({ db, merchant, at }, id, ['submitted', 'reviewing'], 'cancelled')
    return id
  },

  decide({ db, at, draw }: Scene) {
    const id = pickId(db, draw, "withdrawals WHERE state IN ('submitted', 'reviewing')")
    const act = draw.pick(['review', 'approve', 'approve', 'approve', 'reject'] as const)
    return actAtDesk(db, openMerchant(brand, settings), new Date(at), { act, id })
  },

  payOut({ db, at, draw }: Scene) {
    const id = pickId(db, draw, "withdrawals WHERE state IN ('approved', 'paying')")
    const act = draw.pick(['pay', 'pay', 'pay', 'fail'] as const)
    const part = draw.chance(0.4) ? { amount: '10.00' } : {}
    return actAtDesk(db, openMerchant(brand, settings), new Date(at), { act, id, ...part })
  },

  bounce({ db, at, draw }: Scene) {
    const id = pickId(db, draw, "payouts WHERE state = 'sent'")
    bounce({ db, merchant, at }, id)
    return id
  },

  deposit({ db, at, draw }: Scene) {
    const owner = { merchant, username: draw.pick(PLAYERS) }
    const request = { methodId: 'promptpay', amount: String(draw.whole(100, 9000)) }
    return openDeposit(deskAt(db, at), owner, request, { closed: {}, returnOrigin: '' }).id
  },

  settleDeposit({ db, key, at, draw }: Scene) {
    const row = findDeposit(db, merchant, pickId(db, draw, 'deposits'))!
    // One unit less than the deposit's amount, so that the money waits in suspense.
    const units = row.amount - draw.pick([0, 0, 1])
    return receive(deskAt(db, at), row, { transRef: key, units }).id
  },

  redeem({ db, key, at, draw }: Scene) {
    const player = { merchant, username: draw.pick(PLAYERS) }
    const good = requireGood(draw.pick(GOODS))
    return redeem(db, player, { good, quantity: 1, address: null, intentKey: key, at }).id
  },

  deliver({ db, at, draw }: Scene) {
    const id = pickId(db, draw, "point_exchanges WHERE status <> 'rejected'")
    return actOnRedemption(db, merchant, at, { id, act: draw.pick(POINT_ACTS) })
  },
}

export const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]

const deskAt = (db: Db, now: number): Desk => ({ db, currency: brand.currency, now })

/** Picks the id of one of the newest rows, so that actions often concern the same row. */
function pickId(db: Db, draw: Random, rows: string): string {
  const query = `SELECT id FROM ${rows} ORDER BY rowid DESC LIMIT 1 OFFSET ?`
  const id = db.$client.prepare(query).pluck().get(draw.whole(0, 3)) as string | undefined
  if (id !== undefined) return id
  throw new CallError(404, 'none_yet', 'There is none yet.')
}

/** Chooses an action by a key; the same key always gives the same action. */
export const stepOf = (key: string) => random(key).pick(STEP_NAMES)

/**
 * Carries out the action that belongs to a key, like the gateway: only once, and with the same
 * reply each time. A refused action has the reply null.
 */
export function carryOut(db: Db, key: string): unknown {
  const step = stepOf(key)
  const draw = random(`${key} ${step}`)
  const served = {
    definition: { method: 'post', path: `/${step}` },
    handle: () => STEPS[step]({ db, key, at: Date.now(), draw }),
  } as unknown as ServedCall
  const context = { db, merchant: { code: merchant }, player: null, query: {}, body: { step } }
  try {
    return answerIntent(served, context as unknown as CallContext, undefined, key, (reply) => reply)
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
