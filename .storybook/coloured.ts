import { valuesOf } from '../src/core/brand/choices.ts'
import type { Brand } from '../src/core/brand/schema.ts'
import { computeTheme } from '../scripts/brand/theme.ts'
import { COLOURED_CHOICES } from '../scripts/brand/theme/recipes.ts'
import { logoVariables } from '../scripts/brand/theme/variables.ts'

/** Computes the variables that each value of a choice would change: by choice, value and mode. */
export function computeColoured(theme: Brand['theme']) {
  return Object.fromEntries(
    COLOURED_CHOICES.map((name) => [
      name,
      Object.fromEntries(
        valuesOf(name).map((value) => [value, variablesOf({ ...theme, [name]: value })]),
      ),
    ]),
  )
}

const variablesOf = (theme: Brand['theme']) =>
  Object.fromEntries(
    Object.entries(computeTheme(theme).modes).map(([mode, colors]) => {
      const tokens = Object.entries(colors).map(([token, color]) => [`color-${token}`, color])
      return [mode, { ...Object.fromEntries(tokens), ...logoVariables(colors) }]
    }),
  )
