import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField, readReply } from '#core/contract/tolerant.ts'
import { reportMismatches } from './reportMismatches.ts'

const GameSchema = v.object({
  id: v.string(),
  kind: v.picklist(['A', 'B']),
  hot: optionalField(v.boolean(), false),
  vendor: v.optional(v.object({ tags: listOf(v.string()) })),
})
const reply = v.object({
  total: optionalField(v.number(), 0),
  note: optionalField(v.string(), ''),
  page: v.object({ games: listOf(GameSchema) }),
})
const game = { id: '1', kind: 'A', hot: true }
const page = (...games: unknown[]) => ({ page: { games } })

let count = 0
function report(sent: unknown): string {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // The report comes once for each call, so each test has a path of its own.
  const { definition } = call({
    method: 'get',
    path: `/mismatch/${++count}`,
    summary: 'Test',
    access: 'visitor',
    reply,
  })
  reportMismatches(definition, readReply(reply, sent).mismatches, sent)
  const text = String(warn.mock.calls[0]?.[0])
  warn.mockRestore()
  return text
}

it.each([
  [{ ...page(game), total: 'many' }, 'total'],
  [page(game, { ...game, hot: 'yes' }), 'page.games.1.hot'],
  [page({ ...game, kind: 'NEW' }), 'page.games.0.kind'],
  [page({ kind: 'A' }), 'page.games.0.id'],
  [page(game, 7), 'page.games.1'],
  [page({ ...game, vendor: { tags: ['x', 5] } }), 'page.games.0.vendor.tags.1'],
  [page(...Array.from({ length: 1001 }, () => game)), 'page.games'],
])('the report of the invalid reply %j names its field %s', (sent, field) => {
  expect(report(sent)).toContain(`1 × not as declared, such as ${field}: `)
})
