import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { draws } from '#support/full.ts'
import { openTeams } from '#support/teams.ts'
import { and, eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { makeAccount } from '../identity/accounts.ts'
import { type InvitationRow, placeNewcomer, stateOf } from './invitations.ts'
import { findNode } from './tree.ts'

const NOW = Date.UTC(2026, 10, 22)

const LINK: InvitationRow = {
  merchant: '',
  id: 'link',
  agent: 'top',
  code: 'LINK',
  kind: 'AGENT',
  channel: 'LINE',
  rates: { slots: 0, live: 0, cards: 0, fishing: 0, sports: 0, lottery: 0 },
  createdAt: NOW,
  lastDay: null,
  expiresAt: null,
  usesLimit: null,
  uses: 0,
  pausedAt: null,
  deletedAt: null,
}

const accountOf = (db: Db, merchant: string, username: string) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.username, username)))
    .get()!

const anyRates = fc.record(
  Object.fromEntries(
    RATE_GROUPS.map((group) => [group, fc.integer({ min: 0, max: 200 })]),
  ) as Record<keyof Rates, fc.Arbitrary<number>>,
  { noNullPrototype: true },
)

test('a new member’s commission rate exceeds neither the agent’s nor the invitation link’s rate', () => {
  const { db, merchant, add } = openTeams()
  add('top')
  const agent = accountOf(db, merchant.code, 'top')
  const context = { db, now: new Date(NOW), merchant } as never
  let count = 0
  fc.assert(
    fc.property(anyRates, anyRates, (own, rates) => {
      const username = `newcomer${(count += 1)}`
      const newcomer = makeAccount({ merchant: merchant.code, username, passwordHash: '' }, NOW)
      db.insert(accounts).values(newcomer).run()
      db.update(teamNodes).set({ rates: own }).where(eq(teamNodes.username, 'top')).run()
      placeNewcomer(context, { agent, link: { ...LINK, merchant: merchant.code, rates } }, newcomer)
      const given = findNode(db, newcomer)!.rates
      for (const group of RATE_GROUPS) {
        expect(given[group]).toBe(Math.min(own[group], rates[group]))
      }
    }),
    { numRuns: draws(50, 10_000) },
  )
})

test('an invitation link is active unless it is paused, expired or used up', () => {
  const maybe = fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 }))
  fc.assert(
    fc.property(
      maybe,
      maybe,
      fc.option(fc.integer({ min: 1, max: 5 })),
      fc.integer({ min: 0, max: 7 }),
      (pausedAt, expiresAt, usesLimit, uses) => {
        const isActive =
          pausedAt === null &&
          (expiresAt === null || expiresAt > NOW) &&
          (usesLimit === null || uses < usesLimit)
        const link = { ...LINK, pausedAt, expiresAt, usesLimit, uses }
        expect(stateOf(link, NOW) === 'ACTIVE').toBe(isActive)
      },
    ),
    { numRuns: draws(500, 10_000) },
  )
})
