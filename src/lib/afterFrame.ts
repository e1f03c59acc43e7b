/** Does something once the next frame is on its way to the screen, in a task of its own. */
export function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}
