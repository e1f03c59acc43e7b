import type { openGateway } from './center.tsx'
import {
  getDownline,
  listDownlines,
  listRateChanges,
  searchTeam,
} from '../../../src/features/agent/team/api.ts'
import type { FoundMember, MemberCard, MemberRow } from '../../../src/features/agent/team/schema.ts'

/** Fixture for tests of the team page: a team of any size, as a gateway describes it. */

export const RATES = { slots: 40, live: 30, cards: 30, fishing: 40, sports: 30, lottery: 20 }
const SUMS = {
  deposits: '100.00',
  withdrawals: '0.00',
  validBet: '2000.00',
  net: '-50.00',
  bonuses: '0.00',
  rebates: '1.00',
}

/**
 * Makes a member whose downlines have the member's id with their position: `7` has `7-0`, `7-1`.
 */
export function makeRow(id: string, directs = 0): MemberRow {
  const level = id.split('-').length
  return {
    id,
    account: level === 1 ? `member${id}` : `me•••${id.slice(-2)}`,
    isAgent: directs > 0,
    level,
    joinedAt: '2026-10-01T05:00:00Z',
    nickname: level === 1 ? `Nick ${id}` : null,
    lastLoginAt: level === 1 ? '2026-11-20T05:00:00Z' : null,
    balance: level === 1 ? '1234.50' : null,
    directs,
    teamSize: directs,
    turnover: '2000.00',
  }
}

const pathOf = (id: string) => {
  const parts = id.split('-')
  return parts.slice(0, -1).map((_, index) => makeRow(parts.slice(0, index + 1).join('-')))
}

export const makeFound = (id: string): FoundMember => ({ ...makeRow(id), path: pathOf(id) })

export const makeCard = (id: string, more: Partial<MemberCard> = {}): MemberCard => {
  const isDirect = !id.includes('-')
  return {
    ...makeRow(id, isDirect ? 2 : 0),
    path: pathOf(id),
    mobile: isDirect ? '•••4567' : null,
    email: null,
    today: { own: SUMS, team: SUMS },
    month: { own: SUMS, team: SUMS },
    rates: isDirect ? RATES : null,
    comingRates: null,
    movesOn: null,
    bounds: isDirect ? { min: { ...RATES, slots: 10 }, max: { ...RATES, slots: 80 } } : null,
    canPay: isDirect,
    hasWallet: true,
    ...more,
  }
}

type Gateway = ReturnType<typeof openGateway>

/**
 * Makes the gateway answer with a team: `own` downlines of the agent, of which every second has
 * `below` downlines.
 */
export function answerTeam(gateway: Gateway, { own, below }: { own: number; below: number }): void {
  gateway.answer(listDownlines, ({ parentId = '', pageSize, cursor = '0' }) => {
    const total = parentId === '' ? own : below
    const from = Number(cursor)
    const size = Math.max(0, Math.min(Number(pageSize), total - from))
    const list = Array.from({ length: size }, (_, index) => {
      const place = from + index
      return parentId === ''
        ? makeRow(String(place), place % 2 === 0 ? below : 0)
        : makeRow(`${String(parentId)}-${place}`)
    })
    const end = from + size
    const path = parentId === '' ? [] : [...pathOf(String(parentId)), makeRow(String(parentId))]
    return { list, total, path, currency: 'THB', ...(end < total && { nextCursor: String(end) }) }
  })
  gateway.answer(getDownline, ({ id }) => ({ member: makeCard(String(id)), currency: 'THB' }))
  gateway.answer(searchTeam, () => ({ list: [makeFound('4-1')], currency: 'THB' }))
  gateway.answer(listRateChanges, () => ({ list: [] }))
}
