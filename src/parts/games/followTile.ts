import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { TileOverlay } from './TileOverlay.tsx'
import { watchHold } from './watchHold.ts'

/** What a pointer, a finger or the keyboard does with a tile, beside pressing its buttons. */
export type TileEvent =
  | PointerEvent<HTMLElement>
  | FocusEvent<HTMLElement>
  | MouseEvent<HTMLElement>

export interface FollowedTile {
  /** Sets the component that is drawn over the cover. */
  setOverlay: (choose: () => typeof TileOverlay | undefined) => void
  openDetails: () => void
}

/**
 * Follows what happens to a tile: a mouse or the keyboard comes near and goes, a finger rests on
 * it, a menu is asked for.
 *
 * @param element the tile, which a late event does not know any more
 * @param isLate it happened before this was loaded, and may be over
 */
export function followTile(
  event: TileEvent,
  element: HTMLElement,
  { setOverlay, openDetails }: FollowedTile,
  isLate: boolean,
): void {
  const { type, target } = event
  const setNear = (isNear: boolean) => setOverlay(() => (isNear ? TileOverlay : undefined))
  const isMouse = 'pointerType' in event && event.pointerType === 'mouse'
  if (type === 'pointerenter') {
    if (isMouse) setNear(true)
  } else if (type === 'pointerleave') {
    setNear(element.querySelector(':focus-visible') !== null)
  } else if (type === 'focus') {
    if ((target as Element).matches(':focus-visible')) setNear(true)
  } else if (type === 'blur') {
    const { relatedTarget } = event as FocusEvent
    if (!element.contains(relatedTarget)) setNear(false)
  } else if (type === 'contextmenu') {
    if (isLate) return
    event.preventDefault()
    openDetails()
  } else if (type === 'pointerdown' && !isMouse && !(target as Element).closest('.tile-caption')) {
    const { nativeEvent, pointerId } = event as PointerEvent
    // The browser lets a finger keep what it touched until it is lifted or scrolls.
    if (isLate && !(target as Element).hasPointerCapture(pointerId)) return
    watchHold(nativeEvent, openDetails)
  }
}
