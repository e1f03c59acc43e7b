import { valuesOf } from '../src/core/brand/choices.ts'
import type { Brand } from '../src/core/brand/schema.ts'
import { computeTheme } from '../scripts/brand/theme.ts'
import { COLOURED_CHOICES } from '../scripts/brand/theme/recipes.ts'

/** Computes the colours that each value of a choice would change: by choice, value, mode and token. */
export function computeColoured(theme: Brand['theme']) {
  return Object.fromEntries(
    COLOURED_CHOICES.map((name) => [
      name,
      Object.fromEntries(
        valuesOf(name).map((value) => [value, computeTheme({ ...theme, [name]: value }).modes]),
      ),
    ]),
  )
}
