/** Tells that the player is here although this page feels no touch, as while a game in a frame does. */
export const SIGN_OF_LIFE = 'livery:sign-of-life'

export function showSignOfLife(): void {
  window.dispatchEvent(new Event(SIGN_OF_LIFE))
}
