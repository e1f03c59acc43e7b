import { type Brand, type Mode, MODES } from '#core/brand/schema.ts'
import { contrast } from './theme/color.ts'
import { type Design, shippedDesign } from './theme/design.ts'
import { describeMiss, findStrayHeader, type ThemeFault } from './theme/faults.ts'
import { MAX_LIGHTNESS_SHIFT } from './theme/fill.ts'
import { computePalette, type Miss, pairsFor } from './theme/palette.ts'
import { findShifts, type Shift } from './theme/shifts.ts'
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

export interface ComputedTheme {
  /** CSS with custom properties for `:root` and each offered mode, minified. */
  css: string
  /** Colours by token, as `#rrggbb` or `#rrggbbaa`, for each offered mode. */
  modes: Partial<Record<Mode, Record<string, string>>>
  contrast: ContrastFigure[]
  faults: ThemeFault[]
  /** What became of primary and accent in each offered mode. */
  shifts: Shift[]
}

/**
 * Computes a brand's theme from its seed colours and design choices. Never throws for a colour: a
 * pair that cannot reach its contrast within `MAX_LIGHTNESS_SHIFT` is a fault, and the CSS contains
 * the nearest try.
 */
export function computeTheme(
  theme: Brand['theme'],
  design: Design = shippedDesign(),
): ComputedTheme {
  const offered = offeredModes(theme)
  const css = [rule(':root', sharedVariables(theme, design))]
  const modes: ComputedTheme['modes'] = {}
  const figures: ContrastFigure[] = []
  const misses: Miss[] = []
  const faults: ThemeFault[] = []
  const shifts: Shift[] = []
  for (const mode of offered) {
    const palette = computePalette(theme, mode, design)
    modes[mode] = palette.colors
    misses.push(...palette.misses)
    faults.push(...findStrayHeader(theme, mode, palette.colors))
    shifts.push(...findShifts(theme, mode, palette))
    const selector = `${mode === theme.defaultMode ? ':root,' : ''}[data-mode=${mode}]`
    const variables = modeVariables(theme, mode, design, palette.colors)
    css.push(rule(selector, variables, `color-scheme:${mode}`))
    for (const { color, on, minimum } of pairsFor(theme, design.pairs)) {
      const ratio = contrast(palette.colors[color]!, palette.colors[on]!)
      figures.push({ pair: `${color} on ${on}`, mode, ratio, minimum })
    }
  }
  return {
    css: css.join(''),
    modes,
    contrast: figures,
    faults: [...misses.map((miss) => describeMiss(miss, theme, design)), ...faults],
    shifts,
  }
}

/** Lists the default mode first, since its CSS rule also covers the root element. */
function offeredModes({ modes, defaultMode }: Brand['theme']): Mode[] {
  return [defaultMode, ...MODES.filter((mode) => mode !== defaultMode && modes.includes(mode))]
}
