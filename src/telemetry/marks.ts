import { MARK_PREFIX, type Marks } from '#rules/telemetry.ts'

/** A note of the app, with the milliseconds since the page's start. */
export type Mark = {
  [Name in keyof Marks]: { name: Name; detail: Marks[Name]; at: number }
}[keyof Marks]

/**
 * Calls `take` with each note that the app has made so far, and with all later ones; never before
 * this returns.
 *
 * @returns a function that ends it
 */
export function observeMarks(take: (mark: Mark) => void): () => void {
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!entry.name.startsWith(MARK_PREFIX)) continue
      const { detail } = entry as PerformanceMark
      const name = entry.name.slice(MARK_PREFIX.length)
      take({ name, detail: detail ?? {}, at: entry.startTime } as Mark)
    }
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  observer.observe({ type: 'mark', buffered: true })
  // Notes come in a task of their own, which a page that is left may never reach.
  const readLast = () => read(observer.takeRecords())
  const leaving = new AbortController()
  const { signal } = leaving
  for (const event of ['visibilitychange', 'pagehide']) {
    window.addEventListener(event, readLast, { capture: true, signal })
  }
  return () => {
    leaving.abort()
    observer.disconnect()
  }
}
