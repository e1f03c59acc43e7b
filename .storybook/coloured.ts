import { valuesOf } from '../src/core/brand/choices.ts'
import type { Brand } from '../src/core/brand/schema.ts'
import { computeTheme } from '../scripts/brand/theme.ts'
import { COLOURED_CHOICES } from '../scripts/brand/theme/recipes.ts'
import { footerVariables, logoVariables } from '../scripts/brand/theme/variables.ts'

type Variables = Record<string, Record<string, string>>

/**
 * Computes the variables that each value of a choice changes: by choice, value and mode. What none
 * of its values changes is left out, since it would take back what another choice has changed.
 */
export function computeColoured(theme: Brand['theme']) {
  return Object.fromEntries(
    COLOURED_CHOICES.map((name) => {
      const values = valuesOf(name).map(
        (value) => [value, variablesOf({ ...theme, [name]: value })] as const,
      )
      const isChanged = changedBy(values.map(([, variables]) => variables))
      return [
        name,
        Object.fromEntries(values.map(([value, variables]) => [value, pick(variables, isChanged)])),
      ]
    }),
  )
}

/** Tells of each variable of a mode whether it differs among the values of a choice. */
function changedBy(all: readonly Variables[]): (mode: string, variable: string) => boolean {
  return (mode, variable) => new Set(all.map((each) => each[mode]?.[variable])).size > 1
}

const pick = (variables: Variables, isWanted: (mode: string, variable: string) => boolean) =>
  Object.fromEntries(
    Object.entries(variables).map(([mode, texts]) => [
      mode,
      Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(mode, name))),
    ]),
  )

const variablesOf = (theme: Brand['theme']): Variables =>
  Object.fromEntries(
    Object.entries(computeTheme(theme).modes).map(([mode, colors]) => {
      const tokens = Object.entries(colors).map(([token, color]) => [`color-${token}`, color])
      return [
        mode,
        { ...Object.fromEntries(tokens), ...logoVariables(colors), ...footerVariables(colors) },
      ]
    }),
  )
