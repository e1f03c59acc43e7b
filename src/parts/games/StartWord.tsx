import { Trans } from '@lingui/react/macro'
import type { Start } from './tileRules.ts'

/** Label of a button that starts a game. */
export const StartWord = ({ start }: { start: Start }) =>
  start === 'try' ? (
    <Trans context="free trial of a game">Try free</Trans>
  ) : (
    <Trans context="start a game">Play</Trans>
  )
