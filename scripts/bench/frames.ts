import type { Browser, Page } from 'playwright'
import { BARE } from './bare-page.ts'
import { ms } from './verdict.ts'
import { visit } from './visit.ts'

/**
 * Milliseconds that a frame may take while a list is filtered, searched or scrolled
 * (docs/quality.md §1).
 */
const FRAME = 50
/**
 * Duration of the bare page's one long task on the reference machine: 61 ms over the 50 ms that do
 * not count. Frames are compared with it, so that the limit holds on machines of any speed.
 */
const BARE_TASK = 61 + 50
/** The limit for a list's longest frame, as a multiple of the bare page's longest task. */
export const WORST_FRAME = FRAME / BARE_TASK

/**
 * Times the longest task while the bare page starts. On a machine that is faster than the reference
 * machine, a frame may still take `FRAME`, since browsers do not report shorter frames.
 */
export async function timeBareTask(browser: Browser, port: number): Promise<number> {
  const { longTasks } = await visit(browser, `https://${BARE}.localhost:${port}/`)
  return Math.max(BARE_TASK, ...longTasks.map(({ duration }) => duration))
}

export type Frames = Awaited<ReturnType<typeof watchFrames>>

export const describeFrames = ({ worst, long, task }: Frames) =>
  `${ms(worst)} (${long} long, longest task ${ms(task)})`

interface LongFrame {
  duration: number
  /** Milliseconds over 50 of the frame's longest task, including its rendering. */
  blockingDuration: number
}

/**
 * Does some work on the page and reports its longest frame, the number of frames over the limit,
 * and the longest task with its rendering. The rest of a frame's time is spent waiting for the
 * compositor, which has no GPU here.
 */
export async function watchFrames(page: Page, work: () => Promise<void>) {
  await page.evaluate(() => {
    const from = performance.now()
    const frames: LongFrame[] = []
    // A frame that began before the work may be reported only now, so it is skipped.
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries.filter(({ startTime }) => startTime >= from)) {
        const { duration, blockingDuration } = entry as PerformanceEntry & LongFrame
        frames.push({ duration, blockingDuration })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'long-animation-frame' })
    const stop = () => {
      note(observer.takeRecords())
      observer.disconnect()
      return frames
    }
    Object.assign(window, { stopWatch: stop })
  })
  await work()
  const frames = await page.evaluate(() =>
    (window as unknown as { stopWatch: () => LongFrame[] }).stopWatch(),
  )
  // The browser reports only frames of over 50 ms, so without a report the longest frame counts as
  // 50 ms.
  return {
    worst: Math.max(FRAME, ...frames.map(({ duration }) => duration)),
    long: frames.filter(({ duration }) => duration > FRAME).length,
    task: FRAME + Math.max(0, ...frames.map(({ blockingDuration }) => blockingDuration)),
  }
}
