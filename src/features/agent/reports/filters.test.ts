import { describe, expect, it } from 'vitest'
import { readRecordState, writeRecordState } from '#parts/records/recordsUrl.ts'
import { readHide, writeHide, writeSort } from '../tables/tableUrl.ts'
import { PROFIT_FILTERS, readProfitSort, readTimeSort, TEAM_BET_FILTERS } from './filters.ts'
import type { ProfitSort } from './schema.ts'

describe('the address of a report', () => {
  it('the address of a report restores its filters, columns and period', () => {
    const state = {
      period: { preset: 'thisMonth' as const },
      filters: {
        member: 'a-1',
        category: 'RNG' as const,
        vendor: 'NLN',
        state: 'VOIDED' as const,
        sort: 'time' as const,
        hide: writeHide(['vendor', 'win']),
      },
    }
    const search = writeRecordState(state)
    expect(readRecordState(new URLSearchParams(search), TEAM_BET_FILTERS)).toEqual(state)
    expect(readHide(state.filters)).toEqual(['vendor', 'win'])
  })

  it('the address of a report distinguishes “all columns” from no chosen columns', () => {
    expect(readHide({ hide: writeHide([]) })).toEqual([])
    expect(readHide({})).toBeUndefined()
  })

  it.each(['sort=evil', 'sort=--validBet', 'hide=%3Cb%3E', 'view=ALL'])(
    'the address of a report with "%s" counts as unfiltered',
    (search) => {
      const read = readRecordState(new URLSearchParams(search), PROFIT_FILTERS)
      expect(read.filters).toEqual({})
    },
  )

  it('profit and loss sorts players by losses and teams by bets by default', () => {
    expect(readProfitSort({ view: 'PLAYERS' })).toEqual({ by: 'netAmount', desc: false })
    expect(readProfitSort({})).toEqual({ by: 'validBet', desc: true })
    const sort = { by: 'deposit', desc: true }
    expect(readProfitSort({ sort: writeSort<ProfitSort>(sort) })).toEqual(sort)
  })

  it('a report by time shows the newest first by default', () => {
    expect(readTimeSort({})).toEqual({ by: 'time', desc: true })
    expect(readTimeSort({ sort: 'time' })).toEqual({ by: 'time', desc: false })
  })
})
