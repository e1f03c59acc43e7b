import { Trans } from '@lingui/react/macro'
import type { Start } from './tileRules.ts'

/** What a button to start a game says. */
export const StartWord = ({ start }: { start: Start }) =>
  start === 'try' ? (
    <Trans context="free trial of a game">Try free</Trans>
  ) : (
    <Trans context="start a game">Play</Trans>
  )
