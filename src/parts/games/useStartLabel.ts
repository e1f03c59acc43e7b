import { useLingui } from '@lingui/react/macro'
import type { Start } from './tileRules.ts'

/** Returns the labels of the buttons that start a game. */
export function useStartLabel(name: string): (start: Start) => string {
  const { t } = useLingui()
  return (start) => (start === 'try' ? t`Try free: ${name}` : t`Play ${name}`)
}
