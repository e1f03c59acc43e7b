import { useLingui } from '@lingui/react/macro'
import type { Start } from './tileRules.ts'

/** Returns the labels of the buttons that start a game. */
export function useStartLabel(name: string): (start: Start) => string {
  const { t } = useLingui()
  return (start) =>
    start === 'try'
      ? t({ message: `Try free: ${name}`, comment: 'Button: starts a game with play money' })
      : t({ message: `Play ${name}`, comment: 'Button: starts a game with real money' })
}
