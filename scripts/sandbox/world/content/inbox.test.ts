import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { messages } from '../../db/message-tables.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import {
  addMessage,
  countUnread,
  deleteAll,
  type InboxScope,
  KEPT_MS,
  listInbox,
  readAll,
  readOne,
  restoreAll,
} from './inbox.ts'

const player = { merchant: 'lotus', username: 'somebody' }
const AT = Date.UTC(2030, 0, 1)
let db: Db

beforeAll(() => {
  db = openDatabase(':memory:')
})
afterAll(() => db.$client.close())
beforeEach(() => void db.delete(messages).run())

const inbox = (now = AT): InboxScope => ({ db, player, now, hidden: [] })
const add = (at: number, more: object = {}) =>
  String(addMessage(db, { ...player, kind: 'limits', at, ...more }))
const list = (filter: Parameters<typeof listInbox>[1]['filter'], now = AT) =>
  listInbox(inbox(now), { filter, pageSize: 100 }).rows.map(({ id }) => String(id))

type Step =
  | { act: 'read' | 'delete' | 'restore'; of: number }
  | { act: 'readAll'; of: number }
  | { act: 'wait'; days: number }

const STEPS: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constantFrom('read' as const, 'delete' as const, 'restore' as const),
      of: fc.nat(5),
    }),
    fc.record({ act: fc.constant('readAll' as const), of: fc.nat(5) }),
    fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  ),
  { maxLength: 25 },
)

describe('an inbox:', () => {
  test('a player’s inbox matches a simple model after messages are read, deleted and restored', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        db.delete(messages).run()
        const ids = Array.from({ length: 6 }, (_, index) =>
          add(AT - 6000 + Math.floor(index / 2) * 1000),
        )
        const model = ids.map(() => ({ read: false, deletedAt: null as number | null }))
        let now = AT
        for (const step of steps) {
          if (step.act === 'wait') {
            now += step.days * 24 * 60 * 60_000
            continue
          }
          const id = ids[step.of]!
          const one = model[step.of]!
          const isGone = one.deletedAt !== null && one.deletedAt <= now - KEPT_MS
          if (step.act === 'delete') {
            deleteAll(inbox(now), [id, id])
            one.deletedAt ??= now
          } else if (step.act === 'restore') {
            restoreAll(inbox(now), [id])
            if (!isGone) one.deletedAt = null
          } else if (isGone) {
            const act = step.act === 'read' ? readOne : readAll
            expect(() => act(inbox(now), id)).toThrow('There is no such message.')
          } else if (step.act === 'read') {
            readOne(inbox(now), id)
            one.read = true
          } else {
            readAll(inbox(now), id)
            for (const older of model.slice(0, step.of + 1)) older.read = true
          }
        }
        const having = (has: (one: (typeof model)[number]) => boolean) =>
          ids.filter((_, index) => has(model[index]!)).toReversed()
        const isThere = having(({ deletedAt }) => deletedAt === null)
        const isUnread = having(({ deletedAt, read }) => deletedAt === null && !read)
        expect(list('ALL', now)).toEqual(isThere)
        expect(list('UNREAD', now)).toEqual(isUnread)
        expect(countUnread(inbox(now))).toBe(isUnread.length)
        expect(list('DELETED', now)).toEqual(
          having(({ deletedAt }) => deletedAt !== null && deletedAt > now - KEPT_MS),
        )
      }),
      { numRuns: draws(60, 1000) },
    )
  })

  test('the pages of an inbox neither skip nor repeat messages while new messages arrive', () => {
    const ids = Array.from({ length: 50 }, (_, index) => add(AT - (index % 7) * 1000))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = listInbox(inbox(), { filter: 'ALL', pageSize: 7, cursor })
      seen.push(...page.rows.map(({ id }) => String(id)))
      cursor = page.nextCursor
      add(AT + 1000)
      deleteAll(inbox(), [seen[0]!])
    } while (cursor !== undefined)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('an event that is reported twice adds only one message to the player’s inbox', () => {
    const reference = 'D1'
    expect(
      addMessage(db, { ...player, kind: 'depositSucceeded', reference, at: AT }),
    ).not.toBeNull()
    expect(addMessage(db, { ...player, kind: 'depositSucceeded', reference, at: AT })).toBeNull()
    expect(list('ALL')).toHaveLength(1)
  })

  test('a player cannot read or delete the messages of another player', () => {
    const id = add(AT)
    const other: InboxScope = { ...inbox(), player: { ...player, username: 'another' } }
    expect(deleteAll(other, [id])).toBe(0)
    expect(() => readOne(other, id)).toThrow('There is no such message.')
    expect(list('ALL')).toEqual([id])
  })
})
