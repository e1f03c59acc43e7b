import type { Terms } from '#features/agent/contracts/schema.ts'
import contractPlans from '../../content/contracts.json' with { type: 'json' }
import { contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Merchant } from '../../http/serve.ts'
import { listBroken } from './contract-book.ts'
import { offer, reject, requestTermination, sign } from './contracts.ts'
import { writeMoney } from '../money/money.ts'
import { settleSeededHistory } from './settlement.ts'
import { findNode } from '../team/tree.ts'
import { DAY, HOUR } from '../days.ts'

/** A contract of the demo team, signed a number of days ago. */
interface Agreed {
  downline: string
  daysAgo: number
  terms: Terms
  /** Result of the offer, if it was not signed at once. */
  outcome?: 'offered' | 'rejected' | 'endAsked'
}

/** Terms of a contract with amounts in baht. */
interface PlannedTerms {
  kind: string
  singleBet?: number
  tiers?: readonly { activeMembers: number; validBet: number; loss?: number; rate: number }[]
}

/** Builds terms from a plan, with its amounts converted to a currency. */
export function termsIn(currency: string, { tiers, ...plan }: PlannedTerms): Terms {
  const money = (baht: number) => writeMoney(baht, currency)
  if (!tiers) return { ...plan, singleBet: money(plan.singleBet ?? 0) } as Terms
  return {
    ...plan,
    tiers: tiers.map(({ activeMembers, validBet, loss, rate }) => ({
      activeMembers,
      validBet: money(validBet),
      ...(loss !== undefined && { loss: money(loss) }),
      rate,
    })),
  } as Terms
}

/**
 * Lists the contracts of the demo team, the oldest first. A five-minute salary has a row per
 * period, so half a day gives enough rows.
 */
const listAgreed = (currency: string): Agreed[] =>
  (contractPlans as (Omit<Agreed, 'terms'> & { terms: PlannedTerms })[]).map((plan) => ({
    ...plan,
    terms: termsIn(currency, plan.terms),
  }))

/**
 * Writes the contracts of a merchant's demo team and their settlements, once. Each contract is one
 * transaction, so that a later call can continue after a crash; the work is complete when the last
 * contract exists.
 */
export async function ensureContracts(db: Db, merchant: Merchant, now: number): Promise<void> {
  const { code, brand, settings } = merchant
  const all = listAgreed(brand.currency).filter(({ terms }) => brand.features[terms.kind])
  const last = all.at(-1)
  if (!last || countContracts(db, code, last) >= placeOf(all, last)) return
  for (const agreed of all) {
    const at = now - Math.min(agreed.daysAgo, settings.rules.inventedDays) * DAY
    await settleSeededHistory(db, merchant, agreed === last ? now : at)
    if (countContracts(db, code, agreed) >= placeOf(all, agreed)) continue
    db.transaction(() => write(db, code, agreed, { at, now }))
  }
}

/** Counts the contracts of the same kind and downline up to and including this one. */
const placeOf = (all: readonly Agreed[], agreed: Agreed): number =>
  all
    .slice(0, all.indexOf(agreed) + 1)
    .filter(
      ({ downline, terms }) => downline === agreed.downline && terms.kind === agreed.terms.kind,
    ).length

const countContracts = (db: Db, merchant: string, { downline, terms: { kind } }: Agreed): number =>
  rowsOf(db, contracts, { merchant, downline, kind }).count()

function write(
  db: Db,
  merchant: string,
  { downline, terms, outcome }: Agreed,
  { at, now }: { at: number; now: number },
): void {
  const node = findNode(db, { merchant, username: downline })
  if (!node) throw new Error(`${downline} is in no team`)
  const upline = node.parent
  const offered = offer(db, { merchant, upline, downline, terms, now: at })
  const answeredAt = Math.min(at + 3 * HOUR, now)
  if (outcome === 'offered') return
  if (outcome === 'rejected') return void reject(db, offered, answeredAt)
  const named = listBroken(db, offered).map(({ id }) => id)
  const { contract } = sign(db, offered, answeredAt, named)
  if (outcome === 'endAsked')
    requestTermination(db, contract, 'downline', Math.min(at + 24 * DAY, now))
}
