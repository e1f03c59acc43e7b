import { use, useEffect, useEffectEvent } from 'react'
import { OpenPopupContext, type BeforeClose } from './openPopupContext.ts'

/**
 * Registers a guard that is called before a popup closes, whether by its button, a key, the back
 * button or a link. The guard may answer at once, or after a question to the player.
 */
export function useBeforeClose(guard: BeforeClose): void {
  const place = use(OpenPopupContext)
  const ask = useEffectEvent(guard)
  useEffect(() => place?.guard(place.open, () => ask()), [place])
}
