import type { BaseUIEvent } from '@base-ui/react/types'
import type { CompositionEvent } from 'react'

const leave = (event: BaseUIEvent<CompositionEvent<HTMLInputElement>>) =>
  event.preventBaseUIHandler()

/**
 * Makes a field of Base UI search also for what an input method is still composing. It withholds a
 * text until its composition ends, so a Korean one would lack its last letter; the end would then
 * count as another change.
 */
export const composedAsTyped = { onCompositionStart: leave, onCompositionEnd: leave }
