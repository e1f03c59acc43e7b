import { expect, it } from 'vitest'
import type { GameType, Lane } from '#parts/games/schema.ts'
import { lotteryTerms, type PlayTarget } from './lotteryTerms.ts'

/** Makes a category with vendors, with only the fields that a launch reads. */
const lane = (type: GameType, ...codes: string[]) =>
  ({ type, vendors: codes.map((code) => ({ code, type })) }) as Lane

const terms = (target: PlayTarget, ...lanes: Lane[]) =>
  lotteryTerms(target, async () => lanes, 'Lott')

it.each([
  ['no vendor data', 'LOTT', []],
  ['empty lanes', 'LOTT', [lane('RNG'), lane('LOTT')]],
  ['other vendors', 'LOTT', [lane('LOTT', 'TCG_SEA', 'ELOTT'), lane('COCKFIGHT', 'SV3')]],
  [
    'vendors whose names only contain TCG_LOTTO_VN or LOTT',
    'LOTT',
    [lane('LOTT', 'TCG_LOTTO_VN2', 'XLOTT', 'lott')],
  ],
  ['the vendor TCG_LOTTO_VN', 'ELOTT', [lane('LOTT', 'TCG_SEA', 'TCG_LOTTO_VN')]],
  ['the vendor LOTT', 'ELOTT', [lane('COCKFIGHT', 'SV3'), lane('LOTT', 'LOTT')]],
  ['the vendors LOTT and TCG_LOTTO_VN', 'ELOTT', [lane('LOTT', 'LOTT', 'TCG_LOTTO_VN')]],
])('the prize table of lotteries for %s is %s', async (_name, prizeMode, lanes) => {
  expect(await terms({ vendor: 'ELOTT', type: 'ELOTT' }, ...lanes)).toMatchObject({ prizeMode })
})

it('a brand with its own e-lotteries uses the prize table ELOTT with any vendor', async () => {
  const target = { vendor: 'ELOTT', type: 'ELOTT' }
  const found = await lotteryTerms(target, async () => [], 'Elott')
  expect(found).toMatchObject({ prizeMode: 'ELOTT' })
})

it.each<[PlayTarget, object]>([
  [
    { vendor: 'TCG_LOTTO_VN', type: 'LOTT' },
    { lottoArea: 'VN', view: 'lobby' },
  ],
  [
    { vendor: 'TCG_SEA', type: 'LOTT', nodeId: '7', code: 'S1' },
    { lottoArea: 'SEA', gameCode: 'S1', view: 'betting' },
  ],
  [
    { vendor: 'ELOTT', type: 'ELOTT', nodeId: '7' },
    { lottoArea: 'TH', view: 'betting' },
  ],
  [{ vendor: 'QKB' }, { lottoArea: 'TH', view: 'lobby' }],
  [
    { vendor: 'ELOTT', type: 'ELOTT', area: 'SEA', code: 'E1' },
    { lottoArea: 'SEA', gameCode: 'E1', view: 'betting' },
  ],
])('the lottery %j is launched with the parameters %j', async (target, wanted) => {
  expect(await terms(target, lane('ELOTT', 'QKB', 'ELOTT'))).toMatchObject({
    launchMode: 'LOTT',
    prizeMode: 'LOTT',
    ...wanted,
  })
})

it.each<PlayTarget>([{ nodeId: '7' }, { vendor: 'CPL', type: 'RNG' }])(
  'the game %j is launched without lottery parameters or a request for vendors',
  async (target) => {
    const ask = () => Promise.reject(new Error('asked'))
    expect(await lotteryTerms(target, ask, 'Lott')).toBeUndefined()
  },
)

it('the lobby of a vendor without lotteries is launched without lottery parameters', async () => {
  expect(await terms({ vendor: 'CPL' }, lane('RNG', 'CPL'))).toBeUndefined()
})

it('a lottery is not launched while its prize table is unknown', async () => {
  const ask = () => Promise.reject(new Error('down'))
  await expect(lotteryTerms({ vendor: 'LOTT', type: 'LOTT' }, ask, 'Lott')).rejects.toThrow('down')
})
