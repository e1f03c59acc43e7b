import { MARK_PREFIX, type Marks } from '#rules/telemetry.ts'

/** A note of the app, with the milliseconds since the page's start. */
export type Mark = {
  [Name in keyof Marks]: { name: Name; detail: Marks[Name]; at: number }
}[keyof Marks]

/**
 * Calls `take` with each note that the app has made so far, and with all later ones.
 *
 * @returns a function that ends it
 */
export function observeMarks(take: (mark: Mark) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.name.startsWith(MARK_PREFIX)) continue
      const { detail } = entry as PerformanceMark
      const name = entry.name.slice(MARK_PREFIX.length)
      take({ name, detail: detail ?? {}, at: entry.startTime } as Mark)
    }
  })
  observer.observe({ type: 'mark', buffered: true })
  return () => observer.disconnect()
}
