import { describe, expect, it } from 'vitest'
import { readRecordState, writeRecordState } from '#parts/records/recordsUrl.ts'
import {
  PROFIT_FILTERS,
  readHide,
  readSort,
  TEAM_BET_FILTERS,
  writeHide,
  writeSort,
} from './filters.ts'

describe('the address of a report', () => {
  it('restores filters, columns and period', () => {
    const state = {
      period: { preset: 'thisMonth' as const },
      filters: {
        member: 'a-1',
        category: 'RNG' as const,
        vendor: 'NLN',
        state: 'VOIDED' as const,
        hide: writeHide(['vendor', 'win']),
      },
    }
    const search = writeRecordState(state)
    expect(readRecordState(new URLSearchParams(search), TEAM_BET_FILTERS)).toEqual(state)
    expect(readHide(state.filters)).toEqual(['vendor', 'win'])
  })

  it('distinguishes a choice of all columns from none', () => {
    expect(readHide({ hide: writeHide([]) })).toEqual([])
    expect(readHide({})).toBeUndefined()
  })

  it.each(['sort=evil', 'sort=--validBet', 'hide=%3Cb%3E', 'view=ALL'])(
    'counts as without a filter if it is "%s"',
    (search) => {
      const read = readRecordState(new URLSearchParams(search), PROFIT_FILTERS)
      expect(read.filters).toEqual({})
    },
  )

  it('sorts players by their losses and teams by their bets unless it says otherwise', () => {
    expect(readSort({ view: 'PLAYERS' })).toEqual({ by: 'netAmount', desc: false })
    expect(readSort({})).toEqual({ by: 'validBet', desc: true })
    const sort = { by: 'deposit', desc: true }
    expect(readSort({ sort: writeSort(sort) })).toEqual(sort)
  })
})
