import { describe, expect, test } from 'vitest'
import { VELVET } from '#support/velvet.ts'
import { computeTheme } from '../theme.ts'
import { fromHex } from './color.ts'
import { describeShift } from './shifts.ts'

describe('a brand whose colour cannot be seen on the page', () => {
  test('black stays black in light mode and becomes white in dark mode', () => {
    const { modes, shifts, faults } = computeTheme({ ...VELVET, primary: '#111111', exact: true })
    expect(faults).toEqual([])
    expect(modes.light!.primary).toBe('#111111')
    expect(fromHex(modes.dark!.primary!).l).toBeGreaterThan(0.95)
    expect(describeShift(shifts.find(({ mode }) => mode === 'dark')!)).toMatch(
      /^primary #111111 became #\w{6} in dark mode, since a grey/,
    )
  })

  test('a pastel stays a pastel, and a line shows its shape in light mode', () => {
    const { modes, shifts } = computeTheme({ ...VELVET, primary: '#f3b5c4', exact: true })
    expect(modes.light!.primary).toBe('#f3b5c4')
    expect(modes.dark!['primary-edge']).toBe('#00000000')
    expect(describeShift(shifts.find(({ mode }) => mode === 'light')!)).toMatch(
      /^primary #f3b5c4 is used as given in light mode; the line #\w{6} shows its shape/,
    )
  })

  test('an edge that the brand chose itself is not told as a remedy', () => {
    const primary = { dark: '#ffffff', light: '#111111' }
    const tokens = { dark: { 'primary-edge': '#7fb8a3' } }
    const { modes, shifts } = computeTheme({ ...VELVET, primary, exact: true, tokens })
    expect(modes.dark!['primary-edge']).toBe('#7fb8a3')
    const told = shifts.filter(({ seed }) => seed === 'primary').map(describeShift)
    expect(told).toEqual([undefined, undefined])
  })

  test('a brand may give a seed colour for each mode', () => {
    const primary = { dark: '#ffffff', light: '#111111' }
    const { modes, faults, shifts } = computeTheme({ ...VELVET, primary })
    expect(faults).toEqual([])
    expect(modes.dark!.primary).toBe('#ffffff')
    expect(modes.light!.primary).toBe('#111111')
    expect(shifts.filter(({ seed, change }) => seed === 'primary' && change !== 'none')).toEqual([])
  })

  test('a shifted seed is told with its mode, its lightness and what keeps it', () => {
    const { shifts } = computeTheme({ ...VELVET, primary: '#f3b5c4' })
    expect(shifts.map(describeShift)).toContainEqual(
      expect.stringMatching(
        /^primary #f3b5c4 became #\w{6} in light mode \(lightness −0\.\d\d, ΔE \d+\), .*"exact": true keeps it$/,
      ),
    )
  })
})
