import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '#lib/periods.ts'
import { type FilterSpec, readRecordState, writeRecordState } from './recordsUrl.ts'

interface Filters {
  vendor?: string
  state?: 'OPEN' | 'SETTLED'
}
const spec: FilterSpec<Filters> = { vendor: /^\w{1,8}$/, state: ['OPEN', 'SETTLED'] }
const read = (search: string) => readRecordState(new URLSearchParams(search), spec)

describe('the address of a record', () => {
  it('the address of a record page restores any period and filters', () => {
    const period = fc.oneof(
      fc.constantFrom(...PRESETS).map((preset) => ({ preset })),
      fc.constant({ from: '2026-02-01', to: '2026-03-01' }),
    )
    const filters = fc.record(
      {
        vendor: fc.stringMatching(/^\w{1,8}$/),
        state: fc.constantFrom('OPEN' as const, 'SETTLED' as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.record({ period, filters }), (state) => {
        expect(read(writeRecordState(state))).toEqual({ ...state, filters: { ...state.filters } })
      }),
    )
  })

  it('the address of a record page keeps a relative period such as “last 7 days”', () => {
    expect(writeRecordState({ period: { preset: 'last30' }, filters: {} })).toBe('preset=last30')
  })

  it.each([
    '',
    'preset=forever',
    'from=2026-03-01&to=2026-02-01',
    'from=x',
    'state=LOST&vendor=%3Cb',
  ])('the address "%s" of a record page means the last 7 days without filters', (search) => {
    expect(read(search)).toEqual({ period: { preset: 'last7' }, filters: {} })
  })
})
