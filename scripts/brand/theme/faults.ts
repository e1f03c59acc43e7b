import { type Brand, type Mode, MODES } from '#core/brand/schema.ts'
import { seedOf } from '#core/brand/theme.ts'
import { jsonPath } from '../read/path.ts'
import { contrast, fromHex, toHex } from './color.ts'
import type { Design } from './design.ts'
import { MAX_LIGHTNESS_SHIFT } from './fill.ts'
import { computePalette, type Miss } from './palette.ts'

export interface ThemeFault {
  /** JSON path in brand.json of the seed colour or token with the fault. */
  path: string
  message: string
}

/** Describes a pair of colours that lacks contrast, where it comes from and how it would pass. */
export function describeMiss(miss: Miss, theme: Brand['theme'], design: Design): ThemeFault {
  const { pair, mode, ratio, seed, token } = miss
  const what = `${pair.color} on ${pair.on} in ${mode} mode`
  const figures = `reaches ${floor(ratio)}:1 and needs ${pair.minimum}:1`
  if (token) {
    const path = jsonPath(['theme', 'tokens', mode, token])
    return { path, message: `is "${theme.tokens![mode]![token]}", with which ${what} ${figures}` }
  }
  if (!seed) {
    return { path: '$.theme.neutral', message: `${what} ${figures}; see themes/${mode}.json` }
  }
  const given = seedOf(theme, seed, mode)
  const nearest = nearestSeed(theme, seed, mode, design)
  const advice = nearest ? `; "${nearest}" is the nearest colour that would pass` : ''
  return {
    path: typeof theme[seed] === 'string' ? `$.theme.${seed}` : `$.theme.${seed}.${mode}`,
    message: `${what} ${figures}, even with the lightness of "${given}" shifted by ${MAX_LIGHTNESS_SHIFT}${advice}`,
  }
}

/**
 * Largest contrast between page and header at which the page's logo and buttons can be seen on the
 * header, too.
 */
const NEAR_PAGE = 1.5

/** Headers whose logo and buttons follow their own ground, not the page's. */
const OWN_GROUNDS = ['coloured', 'coloured-bare', 'gradient', 'gradient-bare'] as const

/** Finds a header whose own colour is far from the page, though its logo and buttons are the page's. */
export function findStrayHeader(
  theme: Brand['theme'],
  mode: Mode,
  colors: Record<string, string>,
): ThemeFault[] {
  const header = theme.tokens?.[mode]?.['header']
  if (!header || OWN_GROUNDS.some((one) => one === theme.header)) return []
  if (contrast(header, colors['surface']!) <= NEAR_PAGE) return []
  return [
    {
      path: jsonPath(['theme', 'tokens', mode, 'header']),
      message: `is "${header}", on which the logo and buttons of "header": "${theme.header}" may not be seen; choose "coloured-bare" or a colour near the page's "${colors['surface']}"`,
    },
  ]
}

/**
 * Finds the seed colour with the same hue and chroma, nearest in lightness, that passes in every
 * mode in which the brand uses it.
 */
function nearestSeed(
  theme: Brand['theme'],
  seed: 'primary' | 'accent',
  mode: Mode,
  design: Design,
): string | undefined {
  const start = fromHex(seedOf(theme, seed, mode))
  const shared = typeof theme[seed] === 'string'
  const modes = MODES.filter((one) => (shared ? theme.modes.includes(one) : one === mode))
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const l of [start.l + distance, start.l - distance]) {
      if (l < 0 || l > 1) continue
      const hex = toHex({ ...start, l })
      const passes = modes.every((one) =>
        computePalette({ ...theme, [seed]: hex }, one, design).misses.every(
          (miss) => miss.seed !== seed,
        ),
      )
      if (passes) return hex
    }
  }
  return undefined
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
