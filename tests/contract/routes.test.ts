import { expect, test } from 'vitest'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { selectUsed } from '#scripts/contract/reached-calls.ts'
import { loadRoutes } from '#scripts/sandbox/routes.ts'
import { TicketOffice } from '#scripts/sandbox/world/tickets.ts'

const { calls } = await collectDeclarations()
const routes = await loadRoutes({
  tickets: new TicketOffice(30),
  launches: new TicketOffice(30),
  siteOrigins: () => [],
  seed: 1,
})

/** The sandbox's route file of an api.ts: `parts/money/rewards` has `routes/money/rewards.ts`. */
const mirrorOf = (owner: string) => owner.replace(/^[^/]+\//, '')

test.each(calls)(
  'the sandbox serves the call $name in the route file named after $owner',
  ({ owner, definition }) => {
    const served = [...routes].filter(([, own]) => own.some((one) => one.definition === definition))
    expect(served.map(([file]) => file)).toEqual([mirrorOf(owner)])
  },
)

test('every call that the sandbox serves is declared in an api.ts file', () => {
  const declared = new Set(calls.map(({ definition }) => definition))
  const undeclared = [...routes].flatMap(([file, own]) =>
    own
      .filter(({ definition }) => !declared.has(definition))
      .map(({ definition }) => `${file}: ${definition.method} ${definition.path}`),
  )
  expect(undeclared).toEqual([])
})

test('every declared call is used by the app', () => {
  const used = new Set(selectUsed(calls))
  const unused = calls.filter((call) => !used.has(call))
  expect(unused.map(({ owner, name }) => `${owner} ${name}`)).toEqual([])
})

test('no call that a page sends without a user’s action moves money', () => {
  const byThemselves = calls.filter(({ definition }) => definition.onArrival)
  expect(byThemselves.length).toBeGreaterThan(0)
  expect(
    byThemselves.filter(({ definition: { method, intent } }) => method === 'get' || intent),
  ).toEqual([])
})
