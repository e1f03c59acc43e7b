import { describe, expect, it } from 'vitest'
import { closedOf } from './closedOf.ts'
import { arrangeGames, arrangeLanes } from './lanes.ts'
import type { Game, GameType, Lane } from './schema.ts'

function lane(type: GameType, ...codes: string[]): Lane {
  return {
    type,
    classifies: [],
    vendors: codes.map((code) => ({
      code,
      name: `Studio ${code}`,
      type,
      picture: '',
      mark: '',
      hot: false,
      closed: undefined,
      ownWindow: { desktop: false, mobile: false },
    })),
  }
}

const options = {
  currency: 'THB',
  hidden: [] as GameType[],
  vendorNames: [{ currency: 'TLB', vendors: ['BTI'], prefixes: ['TCG'], name: '123BET' }],
}
const types = (lanes: Lane[]) => lanes.map(({ type }) => type)

describe('arrangeLanes', () => {
  it('arrangeLanes splits e-sports from the category sports into a category after it', () => {
    const lanes = arrangeLanes(
      [lane('SPORTS', 'BTI', 'IMES', 'TF', 'IA', 'SBX'), lane('FISH', 'F1')],
      options,
    )
    expect(types(lanes)).toEqual(['SPORTS', 'ESPORTS', 'FISH'])
    expect(lanes[0]?.vendors.map(({ code }) => code)).toEqual(['BTI', 'SBX'])
    expect(lanes[1]?.vendors.map(({ code, type }) => [code, type])).toEqual([
      ['IMES', 'ESPORTS'],
      ['TF', 'ESPORTS'],
      ['IA', 'ESPORTS'],
    ])
  })

  it('arrangeLanes lists for each category the game kinds of its own vendors', () => {
    const classifies = [
      { key: 'SPORTSBOOK', vendors: ['BTI'] },
      { key: 'ESPORTSBOOK', vendors: ['IMES', 'BTI'] },
    ]
    const lanes = arrangeLanes([{ ...lane('SPORTS', 'BTI', 'IMES'), classifies }], options)
    expect(lanes.map((each) => each.classifies)).toEqual([
      [
        { key: 'SPORTSBOOK', vendors: ['BTI'] },
        { key: 'ESPORTSBOOK', vendors: ['BTI'] },
      ],
      [{ key: 'ESPORTSBOOK', vendors: ['IMES'] }],
    ])
  })

  it('arrangeLanes splits the vendor BG from live casino into a category after it', () => {
    expect(types(arrangeLanes([lane('LIVE', 'BG', 'L1'), lane('RNG', 'R1')], options))).toEqual([
      'LIVE',
      'BG',
      'RNG',
    ])
  })

  it('arrangeLanes leaves out a category without vendors', () => {
    expect(types(arrangeLanes([lane('SPORTS', 'IMES'), lane('PVP')], options))).toEqual(['ESPORTS'])
  })

  it('arrangeLanes leaves out lotteries if the brand has no lotteries', () => {
    const lanes = [lane('LOTT', 'LOTT'), lane('ELOTT', 'TCG_SEA'), lane('RNG', 'R1')]
    expect(types(arrangeLanes(lanes, { ...options, hidden: ['LOTT', 'ELOTT'] }))).toEqual(['RNG'])
  })

  it('the vendors BTI and TCG are named “123BET” for the currency TLB only', () => {
    const lanes = [lane('SPORTS', 'BTI', 'TCG_SEA', 'SBX')]
    const names = (currency: string) =>
      arrangeLanes(lanes, { ...options, currency })[0]?.vendors.map(({ name }) => name)
    expect(names('TLB')).toEqual(['123BET', '123BET', 'Studio SBX'])
    expect(names('THB')).toEqual(['Studio BTI', 'Studio TCG_SEA', 'Studio SBX'])
  })
})

describe('arrangeGames', () => {
  const game = (id: string, type: GameType, vendor: string): Game => ({
    id,
    name: id,
    type,
    vendor,
    vendorName: `Studio ${vendor}`,
    code: id,
    opensVendor: false,
    classify: undefined,
    icon: '',
    hot: false,
    isNew: false,
    trial: false,
    closed: undefined,
  })
  const games = [game('a', 'SPORTS', 'BTI'), game('b', 'ELOTT', 'TCG_SEA'), game('c', 'RNG', 'R1')]

  it('arrangeGames gives vendors the same names as arrangeLanes', () => {
    const shown = arrangeGames(games, { ...options, currency: 'TLB' })
    expect(shown.map(({ vendorName }) => vendorName)).toEqual(['123BET', '123BET', 'Studio R1'])
  })

  it('arrangeGames leaves out lotteries if the brand has no lotteries', () => {
    const shown = arrangeGames(games, { ...options, hidden: ['LOTT', 'ELOTT'] })
    expect(shown.map(({ id }) => id)).toEqual(['a', 'c'])
  })
})

describe('closedOf', () => {
  const MAINTENANCE = { why: 'maintenance', endsAt: undefined } as const
  const close = (of: Lane): Lane => ({
    ...of,
    vendors: of.vendors.map((vendor) => ({ ...vendor, closed: MAINTENANCE })),
  })
  const played = (type: GameType, vendor: string) => ({ type, vendor, closed: undefined })

  it('a vendor that is closed for one category only closes the games of that category', () => {
    for (const order of [
      [close(lane('LIVE', 'V1')), lane('RNG', 'V1')],
      [lane('RNG', 'V1'), close(lane('LIVE', 'V1'))],
    ]) {
      expect(closedOf(played('RNG', 'V1'), order)).toBeUndefined()
      expect(closedOf(played('LIVE', 'V1'), order)).toEqual(MAINTENANCE)
    }
  })

  it('a closed vendor of e-sports closes the games that the gateway sends as sports', () => {
    const lanes = arrangeLanes([close(lane('SPORTS', 'IMES'))], options)
    expect(closedOf(played('SPORTS', 'IMES'), lanes)).toEqual(MAINTENANCE)
    expect(closedOf(played('ESPORTS', 'IMES'), lanes)).toEqual(MAINTENANCE)
  })

  it('a game’s own state counts before the state of its vendor', () => {
    const restricted = { ...played('RNG', 'V1'), closed: { why: 'restricted' } as const }
    expect(closedOf(restricted, [close(lane('RNG', 'V1'))])).toEqual({ why: 'restricted' })
  })
})
