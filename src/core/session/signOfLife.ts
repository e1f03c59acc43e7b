/** Reports activity of the player that this page cannot see, such as in a game's frame. */
export const SIGN_OF_LIFE = 'livery:sign-of-life'

export function showSignOfLife(): void {
  window.dispatchEvent(new Event(SIGN_OF_LIFE))
}
