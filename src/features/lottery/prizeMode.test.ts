import { expect, it } from 'vitest'
import { prizeModeOf } from './prizeMode.ts'

const lanes = (...codes: string[][]) =>
  codes.map((vendors) => ({ vendors: vendors.map((code) => ({ code })) }))

it.each([
  ['no vendor data', lanes(), 'LOTT'],
  ['empty lanes', lanes([], []), 'LOTT'],
  ['other vendors', lanes(['TCG_SEA', 'ELOTT'], ['SV3']), 'LOTT'],
  ['names that only contain them', lanes(['TCG_LOTTO_VN2', 'XLOTT', 'lott']), 'LOTT'],
  ['TCG_LOTTO_VN', lanes(['TCG_SEA', 'TCG_LOTTO_VN']), 'ELOTT'],
  ['LOTT', lanes(['SV3'], ['LOTT']), 'ELOTT'],
  ['both', lanes(['LOTT', 'TCG_LOTTO_VN']), 'ELOTT'],
] as const)('%s', (_name, data, mode) => {
  expect(prizeModeOf(data)).toBe(mode)
})
