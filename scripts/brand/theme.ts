import { type Brand, type Mode, MODES } from '#core/brand/schema.ts'
import { contrast, fromHex, toHex } from './theme/color.ts'
import { type Design, readDesign } from './theme/design.ts'
import { computePalette, MAX_LIGHTNESS_SHIFT, type Miss } from './theme/palette.ts'
import { modeVariables, rule, sharedVariables } from './theme/variables.ts'

export { MAX_LIGHTNESS_SHIFT }

export interface ContrastFigure {
  /** Names of the two colours, such as "primary on surface". */
  pair: string
  mode: Mode
  /** Contrast ratio by WCAG 2, 1–21. */
  ratio: number
  minimum: number
}

export interface ThemeFault {
  /** JSON path in brand.json of the seed colour with the fault. */
  path: string
  message: string
}

export interface ComputedTheme {
  /** CSS with custom properties for `:root` and each offered mode, minified. */
  css: string
  /** Colours by token, as `#rrggbb` or `#rrggbbaa`, for each offered mode. */
  modes: Partial<Record<Mode, Record<string, string>>>
  contrast: ContrastFigure[]
  faults: ThemeFault[]
}

let shippedDesign: Design | undefined

/**
 * Computes a brand's theme from its seed colours and design choices. Never throws for a colour: a
 * pair that cannot reach its contrast within `MAX_LIGHTNESS_SHIFT` is a fault, and the CSS contains
 * the nearest try.
 */
export function computeTheme(
  theme: Brand['theme'],
  design: Design = (shippedDesign ??= readDesign()),
): ComputedTheme {
  const offered = offeredModes(theme)
  const css = [rule(':root', sharedVariables(theme, design))]
  const modes: ComputedTheme['modes'] = {}
  const figures: ContrastFigure[] = []
  const misses: Miss[] = []
  for (const mode of offered) {
    const palette = computePalette(theme, mode, design)
    modes[mode] = palette.colors
    misses.push(...palette.misses)
    const selector = `${mode === theme.defaultMode ? ':root,' : ''}[data-mode=${mode}]`
    const variables = modeVariables(theme, mode, design, palette.colors)
    css.push(rule(selector, variables, `color-scheme:${mode}`))
    for (const { color, on, minimum } of design.pairs) {
      const ratio = contrast(palette.colors[color]!, palette.colors[on]!)
      figures.push({ pair: `${color} on ${on}`, mode, ratio, minimum })
    }
  }
  return {
    css: css.join(''),
    modes,
    contrast: figures,
    faults: misses.map((miss) => describe(miss, theme, design)),
  }
}

function describe({ pair, mode, ratio, seed }: Miss, theme: Brand['theme'], design: Design) {
  const what = `${pair.color} on ${pair.on} in ${mode} mode`
  const figures = `reaches ${floor(ratio)}:1 and needs ${pair.minimum}:1`
  if (!seed) {
    return { path: '$.theme.neutral', message: `${what} ${figures}; see themes/${mode}.json` }
  }
  const nearest = nearestSeed(theme, seed as 'primary' | 'accent', design)
  const advice = nearest ? `; "${nearest}" is the nearest colour that would pass` : ''
  return {
    path: `$.theme.${seed}`,
    message: `${what} ${figures}, even with the lightness of "${theme[seed]}" shifted by ${MAX_LIGHTNESS_SHIFT}${advice}`,
  }
}

/**
 * Finds the seed colour with the same hue and chroma, nearest in lightness, that passes in every
 * offered mode.
 */
function nearestSeed(theme: Brand['theme'], seed: 'primary' | 'accent', design: Design) {
  const start = fromHex(theme[seed])
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const l of [start.l + distance, start.l - distance]) {
      if (l < 0 || l > 1) continue
      const hex = toHex({ ...start, l })
      const passes = offeredModes(theme).every((mode) =>
        computePalette({ ...theme, [seed]: hex }, mode, design).misses.every(
          (miss) => miss.seed !== seed,
        ),
      )
      if (passes) return hex
    }
  }
  return undefined
}

/** Lists the default mode first, since its CSS rule also covers the root element. */
function offeredModes({ modes, defaultMode }: Brand['theme']): Mode[] {
  return [defaultMode, ...MODES.filter((mode) => mode !== defaultMode && modes.includes(mode))]
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
