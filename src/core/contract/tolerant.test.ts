import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listOf, readReply, optionalField } from './tolerant.ts'

const ThingSchema = v.object({
  id: v.string(),
  kind: v.picklist(['A', 'B']),
  hot: optionalField(v.boolean(), false),
})
const schema = v.object({ things: listOf(ThingSchema) })
const good = { id: '1', kind: 'A', hot: true }

describe('a list in a reply', () => {
  it('a list in a reply drops an invalid entry and reports its wrong field', () => {
    const { read, mismatches } = readReply(schema, { things: [good, { ...good, kind: 'NEW' }, 7] })
    expect(read.output).toEqual({ things: [good] })
    expect(mismatches.map(({ field }) => field)).toEqual(['kind', ''])
  })

  it('a list in a reply is cut to its maximum length', () => {
    const { read, mismatches } = readReply(schema, {
      things: Array.from({ length: 10_000 }, () => good),
    })
    expect((read.output as { things: unknown[] }).things).toHaveLength(1000)
    expect(mismatches).toHaveLength(1)
  })

  it('a reply is refused if another type takes the place of a list', () => {
    expect(readReply(schema, { things: 'none' }).read.success).toBe(false)
  })
})

describe('an optional field in a reply', () => {
  it('an invalid optional field gets its fallback, which is reported', () => {
    const { read, mismatches } = readReply(schema, { things: [{ ...good, hot: 'yes' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(mismatches).toHaveLength(1)
  })

  it('an optional field that a reply lacks gets its fallback and is not reported', () => {
    const { read, mismatches } = readReply(schema, { things: [{ id: '1', kind: 'A' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(mismatches).toEqual([])
  })
})

it('the report on one reply does not include faults of an earlier reply', () => {
  readReply(schema, { things: [7] })
  expect(readReply(schema, { things: [] }).mismatches).toEqual([])
})
