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
  it('leaves out an invalid entry, and reports its wrong field', () => {
    const { read, drift } = readReply(schema, { things: [good, { ...good, kind: 'NEW' }, 7] })
    expect(read.output).toEqual({ things: [good] })
    expect(drift.map(({ field }) => field)).toEqual(['kind', ''])
  })

  it('is cut to its maximum length', () => {
    const { read, drift } = readReply(schema, {
      things: Array.from({ length: 10_000 }, () => good),
    })
    expect((read.output as { things: unknown[] }).things).toHaveLength(1000)
    expect(drift).toHaveLength(1)
  })

  it('is required: a reply with another type in its place is refused', () => {
    expect(readReply(schema, { things: 'none' }).read.success).toBe(false)
  })
})

describe('an optional field in a reply', () => {
  it('gets its fallback if it is invalid, which is reported', () => {
    const { read, drift } = readReply(schema, { things: [{ ...good, hot: 'yes' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(drift).toHaveLength(1)
  })

  it('gets its fallback without a report if it is missing', () => {
    const { read, drift } = readReply(schema, { things: [{ id: '1', kind: 'A' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(drift).toEqual([])
  })
})

it('the report on one reply does not include faults of an earlier reply', () => {
  readReply(schema, { things: [7] })
  expect(readReply(schema, { things: [] }).drift).toEqual([])
})
