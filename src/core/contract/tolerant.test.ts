import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listOf, readReply, spare } from './tolerant.ts'

const ThingSchema = v.object({
  id: v.string(),
  kind: v.picklist(['A', 'B']),
  hot: spare(v.boolean(), false),
})
const schema = v.object({ things: listOf(ThingSchema) })
const good = { id: '1', kind: 'A', hot: true }

describe('a list of a reply', () => {
  it('leaves out an entry that cannot be drawn, and says which field was wrong', () => {
    const { read, drift } = readReply(schema, { things: [good, { ...good, kind: 'NEW' }, 7] })
    expect(read.output).toEqual({ things: [good] })
    expect(drift.map(({ field }) => field)).toEqual(['kind', ''])
  })

  it('is cut to what a screen can draw', () => {
    const { read, drift } = readReply(schema, {
      things: Array.from({ length: 10_000 }, () => good),
    })
    expect((read.output as { things: unknown[] }).things).toHaveLength(1000)
    expect(drift).toHaveLength(1)
  })

  it('is essential itself: a reply that has something else in its place is refused', () => {
    expect(readReply(schema, { things: 'none' }).read.success).toBe(false)
  })
})

describe('a spare field of a reply', () => {
  it('falls back if it cannot be drawn, which is noted', () => {
    const { read, drift } = readReply(schema, { things: [{ ...good, hot: 'yes' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(drift).toHaveLength(1)
  })

  it('falls back in silence if it is missing', () => {
    const { read, drift } = readReply(schema, { things: [{ id: '1', kind: 'A' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(drift).toEqual([])
  })
})

it('what one reply drifted is not told of the next', () => {
  readReply(schema, { things: [7] })
  expect(readReply(schema, { things: [] }).drift).toEqual([])
})
