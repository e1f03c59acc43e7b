import type { CSSProperties } from 'react'
import { type Drawing, INKS } from '#core/brand/runtimePictures.ts'

/**
 * Returns CSS variables for words on a picture: `--ink`, their colour, `--on-ink`, the colour of
 * words on that, and `--scrim`, what lies behind them.
 */
export function inkOn({ scrim = { ink: 'light', alpha: 0 } }: Drawing): CSSProperties {
  const { ink, scrim: cover } = INKS[scrim.ink]
  return {
    '--ink': `rgb(${ink.join(' ')})`,
    '--on-ink': `rgb(${cover.join(' ')})`,
    '--scrim': `rgb(${cover.join(' ')} / ${scrim.alpha})`,
  } as CSSProperties
}
