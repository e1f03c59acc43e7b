import type { View } from './slots.ts'

interface Size {
  width: number
  height: number
}

/** A part of a picture, in its pixels. */
export interface Part extends Size {
  left: number
  top: number
}

/**
 * Finds the part of a picture that a view keeps. Undefined if it keeps the whole.
 *
 * @param focus the point that stays in view, such as "70% 40%"
 */
export function cropFor(
  { width, height }: Size,
  { keeps }: Pick<View, 'keeps'>,
  focus = '50% 50%',
): Part | undefined {
  const shape = width / height
  const wanted = Math.min(keeps.max, Math.max(keeps.min, shape))
  // A picture of nearly the right shape loses at most a few pixels, which nobody notices.
  if (Math.abs(wanted / shape - 1) < 0.01) return undefined
  const [x, y] = focus.split(' ').map((share) => Number.parseInt(share, 10) / 100)
  const kept: Size =
    shape > wanted
      ? { width: Math.round(height * wanted), height }
      : { width, height: Math.round(width / wanted) }
  const left = Math.round((width - kept.width) * x!)
  const top = Math.round((height - kept.height) * y!)
  return { left, top, ...kept }
}

/** Least share of a picture whose loss an operator should know of. */
const NOTABLE = 0.1

/**
 * Says how much of a picture a crop leaves out, such as "34 % of its width". Undefined if it is
 * too little to matter.
 */
export function tellLoss(whole: Size, part: Size): string | undefined {
  const [side, share] =
    part.width < whole.width
      ? ['width', part.width / whole.width]
      : ['height', part.height / whole.height]
  return 1 - share < NOTABLE ? undefined : `${Math.round((1 - share) * 100)} % of its ${side}`
}
