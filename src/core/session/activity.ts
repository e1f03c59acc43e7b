/**
 * Event that reports activity of the player that this page cannot see, such as in a game's frame.
 */
export const ACTIVITY = 'livery:activity'

export function reportActivity(): void {
  dispatchEvent(new Event(ACTIVITY))
}
