import fc from 'fast-check'
import { blend, interpolate, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { CHOICE_NAMES, type Choices, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES } from '#core/brand/looks.ts'
import { type Brand, MODES } from '#core/brand/schema.ts'
import { TOKEN_NAMES } from '#core/brand/theme.ts'
import { VELVET } from '#support/velvet.ts'
import { computeTheme, MAX_LIGHTNESS_SHIFT } from './theme.ts'
import { fromHex, turnBetween } from './theme/color.ts'

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const anyChoice = Object.fromEntries(
  CHOICE_NAMES.map((name) => [name, fc.constantFrom(...valuesOf(name))]),
)

const anyTheme = fc
  .record({
    primary: hexColor,
    accent: hexColor,
    neutral: hexColor,
    look: fc.constantFrom(...LOOK_NAMES),
    choices: fc.record(anyChoice) as fc.Arbitrary<Choices>,
    modes: fc.subarray([...MODES], { minLength: 1 }),
    prefersLast: fc.boolean(),
  })
  .map(({ prefersLast, choices, ...theme }): Brand['theme'] => ({
    ...theme,
    ...choices,
    defaultMode: theme.modes.at(prefersLast ? -1 : 0)!,
  }))

/** Reads the hex value of a colour token from the emitted CSS rule of a colour mode. */
function declared(css: string, mode: string, token: string) {
  const rule = css.slice(css.indexOf(`[data-mode=${mode}]{`))
  return /^[^}]*/.exec(rule)![0].match(new RegExp(`--color-${token}:(#\\w+)`))?.[1]
}

describe('a theme derived from any seed colours', { timeout: 30_000 }, () => {
  test('a theme computed from any seed colours has enough contrast, or reports an error', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { css, contrast, faults, modes } = computeTheme(theme)
        expect(Object.keys(modes).toSorted()).toEqual(theme.modes.toSorted())
        const short = contrast.filter(({ ratio, minimum }) => ratio < minimum)
        expect(short.length > 0).toBe(faults.length > 0)
        for (const { pair, mode, ratio } of contrast) {
          const [color, on] = pair.split(' on ') as [string, string]
          const emitted = wcagContrast(declared(css, mode, color)!, declared(css, mode, on)!)
          expect(emitted).toBeCloseTo(ratio, 6)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('the overlay colour of any theme keeps text readable over any picture', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        for (const colors of Object.values(computeTheme(theme).modes)) {
          for (const picture of ['#ffffff', '#000000']) {
            const ground = blend([picture, colors['art-scrim']!])
            expect(wcagContrast(colors['on-hero']!, ground)).toBeGreaterThanOrEqual(4.5)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    ['the main button', 'primary', ['on-primary']],
    ['the header', 'header', ['on-header', 'on-header-muted']],
  ])('the words of %s are readable on every part of its gradient', (_what, ground, inks) => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { modes, faults } = computeTheme({ ...theme, header: 'gradient' })
        fc.pre(faults.length === 0)
        for (const colors of Object.values(modes)) {
          const mix = interpolate([colors[ground]!, colors[`${ground}-end`]!], 'oklab')
          for (let part = 0; part <= 1; part += 0.05) {
            for (const ink of inks) {
              // 0.02 for parts between the samples of the theme.
              expect(wcagContrast(colors[ink]!, mix(part)), ink).toBeGreaterThan(4.5 - 0.02)
            }
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('text on a glass card is readable over the page and over its pattern', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { modes, faults } = computeTheme(theme)
        fc.pre(faults.length === 0)
        for (const colors of Object.values(modes)) {
          for (const behind of ['surface', 'sunken', 'overlay']) {
            const glass = blend([colors[behind]!, `${colors['overlay']}9e`]) // 9e is 62 %
            for (const ink of ['text', 'muted', 'primary-text', 'danger-text']) {
              expect(wcagContrast(colors[ink]!, glass)).toBeGreaterThanOrEqual(4.5)
            }
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  test('a theme changes the lightness of a seed colour no more than allowed', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { modes, shifts } = computeTheme(theme)
        for (const { seed, mode, given, used, lightness, change } of shifts) {
          expect({ given, used }).toEqual({ given: theme[seed], used: modes[mode]![seed] })
          // 0.025 for rounding, and for colours outside of sRGB
          if (change === 'shifted') {
            expect(Math.abs(lightness)).toBeLessThanOrEqual(MAX_LIGHTNESS_SHIFT + 0.025)
          } else if (change === 'inverted') {
            expect(fromHex(given).c).toBeLessThan(0.03)
          } else {
            expect(used).toBe(given)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  test('an exact theme uses any colour as given, and everything around it has contrast', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { modes, shifts, faults } = computeTheme({ ...theme, exact: true })
        expect(faults).toEqual([])
        for (const { seed, mode, given, used, change } of shifts) {
          const colors = modes[mode]!
          expect(colors[seed]).toBe(used)
          if (change !== 'inverted') expect(used).toBe(given)
          if (seed !== 'primary') continue
          const shape = change === 'edged' ? colors['primary-edge']! : used
          expect(wcagContrast(shape, colors['surface']!)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a colour that a brand overrides is used, and is checked like all others', () => {
    const anyToken = fc.constantFrom(...TOKEN_NAMES)
    fc.assert(
      fc.property(anyTheme, anyToken, hexColor, (theme, token, hex) => {
        const { modes, contrast, faults } = computeTheme({
          ...theme,
          exact: true,
          tokens: { [theme.defaultMode]: { [token]: hex } },
        })
        expect(modes[theme.defaultMode]![token]).toBe(hex)
        const short = contrast.filter(({ ratio, minimum }) => ratio < minimum)
        const strays = faults.filter(({ message }) => message.includes('coloured-bare'))
        expect(faults.length - strays.length).toBe(short.length)
        const path = `$.theme.tokens.${theme.defaultMode}${/-/.test(token) ? `["${token}"]` : `.${token}`}`
        for (const fault of faults) expect(fault.path).toBe(path)
      }),
      { numRuns: 60 },
    )
  })

  test('a reward has another hue than an error, whatever the accent of the brand', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        for (const { reward, danger } of Object.values(computeTheme(theme).modes)) {
          const apart = Math.abs(turnBetween(fromHex(reward!).h, fromHex(danger!).h))
          expect(apart).toBeGreaterThan(15)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('the CSS of a theme is deterministic and contains only declarations', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { css } = computeTheme(theme)
        expect(computeTheme(structuredClone(theme)).css).toBe(css)
        for (const mode of MODES) {
          expect(css.includes(`[data-mode=${mode}]`)).toBe(theme.modes.includes(mode))
        }
        expect(css).not.toMatch(/undefined|NaN|null/)
      }),
      { numRuns: 40 },
    )
  })
})

test('the CSS of a theme with the longest choices stays under 8 kB', () => {
  const sizeOf = (theme: Brand['theme']) => Buffer.byteLength(computeTheme(theme).css)
  const longest = CHOICE_NAMES.reduce<Brand['theme']>((theme, name) => {
    const drafts = valuesOf(name).map((value) => ({ ...theme, [name]: value }))
    return drafts.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
  }, VELVET)
  expect(longest.modes).toEqual(MODES)
  expect(sizeOf(longest)).toBeLessThanOrEqual(8192)
})

test('a brand colour that has enough contrast stays unchanged in the theme', () => {
  const { modes, faults } = computeTheme(VELVET)
  expect(faults).toEqual([])
  expect(modes.dark!.primary).toBe('#d4af37')
  expect(modes.light!.primary).not.toBe('#d4af37')
})

test('the default colour mode of a theme is declared on the root element', () => {
  expect(computeTheme(VELVET).css).toContain(':root,[data-mode=dark]{color-scheme:dark')
  const light = computeTheme({ ...VELVET, defaultMode: 'light' }).css
  expect(light).toContain(':root,[data-mode=light]{color-scheme:light')
})

describe('a fault of a theme', () => {
  test('a theme’s contrast error names colour pair, mode, ratios, shift and a passing colour', () => {
    const theme: Brand['theme'] = { ...VELVET, primary: '#fff3b0' }
    const { faults } = computeTheme(theme)
    expect(faults).toHaveLength(1)
    expect(faults[0]!.path).toBe('$.theme.primary')
    expect(faults[0]!.message).toMatch(
      /^primary on surface in light mode reaches 2\.00:1 and needs 3:1, even with the lightness of "#fff3b0" shifted by 0\.2; "#\w{6}" is the nearest colour that would pass$/,
    )
    const advised = /"(#\w{6})" is/.exec(faults[0]!.message)![1]!
    expect(computeTheme({ ...theme, primary: advised }).faults).toEqual([])
  })

  test('a theme’s contrast error is reported only for colour modes that the brand offers', () => {
    const pale: Brand['theme'] = { ...VELVET, primary: '#fff3b0', modes: ['dark'] }
    expect(computeTheme(pale).faults).toEqual([])
    const ink: Brand['theme'] = { ...VELVET, primary: '#08003a' }
    expect(computeTheme(ink).faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('in dark mode'),
    ])
    expect(computeTheme({ ...ink, modes: ['light'], defaultMode: 'light' }).faults).toEqual([])
  })
})

test('a header far from the page’s colour is refused unless it is a coloured one', () => {
  const tokens = {
    dark: { header: '#d4af37', 'on-header': '#14060a', 'on-header-muted': '#14060a' },
  }
  const pathsOf = (header: Choices['header']) =>
    computeTheme({ ...VELVET, header, tokens }).faults.map(({ path }) => path)
  expect(pathsOf('surface')).toContain('$.theme.tokens.dark.header')
  expect(pathsOf('clear')).toContain('$.theme.tokens.dark.header')
  expect(pathsOf('coloured-bare')).not.toContain('$.theme.tokens.dark.header')
  expect(pathsOf('gradient')).not.toContain('$.theme.tokens.dark.header')
})

test('choosing a design option of the theme changes only the tokens of that option', () => {
  const base = computeTheme(VELVET).css
  expect(base).toContain('--radius-control:999px')
  expect(computeTheme({ ...VELVET, corner: 'sharp' }).css).toContain('--radius-control:2px')
  expect(computeTheme({ ...VELVET, corner: 'square' }).css).toContain('--radius-pill:0px')
  expect(computeTheme({ ...VELVET, density: 'compact' }).css).toContain('--spacing:.225rem')
  expect(computeTheme({ ...VELVET, tileShape: 'square' }).css).toContain('--tile-ratio:1;')
  expect(computeTheme({ ...VELVET, glow: 'none' }).css).toContain('--shadow-glow:0 0 #0000')
  expect(computeTheme({ ...VELVET, displayFace: 'mitr' }).css).toContain('--font-display:"Mitr"')
  const light = computeTheme({ ...VELVET, displayFace: 'kanit', headingWeight: 'light' }).css
  expect(light).toContain('--weight-display:300;')
  expect(light).toContain('"noto-sans-kr-light"')
  const only = computeTheme({ ...VELVET, displayFace: 'anton', headingWeight: 'heavy' }).css
  expect(only).toContain('--weight-display:400;')
})
