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
  it('parsing a list in a reply drops an invalid entry and reports its wrong field', () => {
    const { read, mismatches } = readReply(schema, { things: [good, { ...good, kind: 'NEW' }, 7] })
    expect(read.output).toEqual({ things: [good] })
    expect(mismatches.map(({ field }) => field)).toEqual(['kind', ''])
  })

  it('parsing a list in a reply cuts the list to its maximum length', () => {
    const { read, mismatches } = readReply(schema, {
      things: Array.from({ length: 10_000 }, () => good),
    })
    expect((read.output as { things: unknown[] }).things).toHaveLength(1000)
    expect(mismatches).toHaveLength(1)
  })

  it('a reply is refused if a list’s field contains another type', () => {
    expect(readReply(schema, { things: 'none' }).read.success).toBe(false)
  })
})

describe('an optional field in a reply', () => {
  it('parsing an invalid optional field uses its fallback value and reports the field', () => {
    const { read, mismatches } = readReply(schema, { things: [{ ...good, hot: 'yes' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(mismatches).toHaveLength(1)
  })

  it('parsing a missing optional field uses its fallback value and reports nothing', () => {
    const { read, mismatches } = readReply(schema, { things: [{ id: '1', kind: 'A' }] })
    expect(read.output).toEqual({ things: [{ ...good, hot: false }] })
    expect(mismatches).toEqual([])
  })
})

it('the report of invalid fields in one reply excludes invalid fields of earlier replies', () => {
  readReply(schema, { things: [7] })
  expect(readReply(schema, { things: [] }).mismatches).toEqual([])
})
