import { sessionStore } from '#lib/storage.ts'

const KEY = 'scroll:v1'
/** Most history entries with a stored position; the oldest are dropped first. */
const LIMIT = 50
/** Milliseconds within which a page must have grown tall enough for its stored scroll position. */
const PATIENCE_MS = 15_000
/** Events that show that the player scrolls or types; then the position is no longer restored. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const positions = new Map<string, number>(readKept())
window.addEventListener('pagehide', keep)
document.addEventListener('visibilitychange', keep)

/** Scroll position of a history entry in pixels; 0 if unknown. */
export const recallScroll = (entry: string): number => positions.get(entry) ?? 0

export function keepScroll(entry: string, y: number): void {
  positions.delete(entry)
  positions.set(entry, y)
}

/**
 * Scrolls to the position at which the player left a page, as soon as the page is tall enough.
 * Keeps that position while content above it still grows.
 *
 * @returns a function that stops this early
 */
export function returnTo(y: number, onEnd: () => void): () => void {
  const go = () => scrollTo({ top: y, behavior: 'instant' })
  const observer = new ResizeObserver(go)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const hand of HANDS) window.removeEventListener(hand, end)
    onEnd()
  }
  const timer = setTimeout(end, PATIENCE_MS)
  for (const hand of HANDS) window.addEventListener(hand, end, { passive: true })
  observer.observe(document.body)
  go()
  return end
}

function keep(): void {
  const latest = [...positions].slice(-LIMIT)
  sessionStore.set(KEY, JSON.stringify(latest))
}

function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
