/*
 * Only the page of a story loses its network, and the preview around it keeps its own.
 */

let isLost = false

/** Whether the page of the story has lost its network. */
export const hasNoNetwork = (): boolean => isLost

/** Takes the network away from the page, as a browser tells it. */
export function loseNetwork(): void {
  isLost = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
}

/** Gives the network back before another page is shown. */
export function restoreNetwork(): void {
  if (!isLost) return
  isLost = false
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}
