import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { TileOverlay } from './TileOverlay.tsx'
import { watchHold } from './watchHold.ts'

/**
 * Events of a pointer, a finger or the keyboard on a game's tile, except presses on its buttons.
 */
export type TileEvent =
  | PointerEvent<HTMLElement>
  | FocusEvent<HTMLElement>
  | MouseEvent<HTMLElement>

export interface FollowedTile {
  /** Sets the component that is drawn over the tile's cover. */
  setOverlay: (choose: () => typeof TileOverlay | undefined) => void
  openDetails: () => void
}

/**
 * Reacts to an event of a game's tile: the pointer or the focus enters or leaves, a finger rests on
 * the tile, or its menu is requested.
 */
export function followTile(event: TileEvent, { setOverlay, openDetails }: FollowedTile): void {
  const { type, target, currentTarget: tile } = event
  const setNear = (isNear: boolean) => setOverlay(() => (isNear ? TileOverlay : undefined))
  const isMouse = 'pointerType' in event && event.pointerType === 'mouse'
  if (type === 'pointerenter') {
    if (isMouse) setNear(true)
  } else if (type === 'pointerleave') {
    setNear(tile.querySelector(':focus-visible') !== null)
  } else if (type === 'focus') {
    if ((target as Element).matches(':focus-visible')) setNear(true)
  } else if (type === 'blur') {
    const { relatedTarget } = event as FocusEvent
    if (!tile.contains(relatedTarget)) setNear(false)
  } else if (type === 'contextmenu') {
    event.preventDefault()
    openDetails()
  } else if (
    type === 'pointerdown' &&
    !isMouse &&
    !(target as Element).closest('.tile-more, .tile-heart')
  ) {
    watchHold((event as PointerEvent).nativeEvent, openDetails)
  }
}
