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
 * The bare page's one long task where that was written: 61 ms of blocking over the 50 that are
 * free. A frame is compared with it, so that the verdict holds on machines of any speed.
 */
const BARE_TASK = 61 + 50
/** The longest frame of a list, in the bare page's longest tasks. */
export const WORST_FRAME = FRAME / BARE_TASK

/**
 * The longest task of the bare page at its start. On a machine where that takes less than where the
 * limit was written, a frame may take `FRAME` as there: of shorter ones a browser tells nothing.
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
  /** What the longest task of the frame, with its drawing, took over 50 ms. */
  blockingDuration: number
}

/**
 * The longest of the frames that work took on the page, how many were over the limit, and the longest
 * task in them with what it drew: the rest of a frame waits for the compositor, which has no GPU here.
 */
export async function watchFrames(page: Page, work: () => Promise<void>) {
  await page.evaluate(() => {
    const from = performance.now()
    const frames: LongFrame[] = []
    // A frame from before is sometimes told of only now.
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
  // The browser reports only frames that took over 50 ms.
  return {
    worst: Math.max(FRAME, ...frames.map(({ duration }) => duration)),
    long: frames.filter(({ duration }) => duration > FRAME).length,
    task: FRAME + Math.max(0, ...frames.map(({ blockingDuration }) => blockingDuration)),
  }
}
