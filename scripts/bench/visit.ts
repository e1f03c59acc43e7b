import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** A mid-range phone on an average network (docs/quality.md §1). */
const PHONE = { width: 390, height: 844 }
export const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_000_000 / 8,
  uploadThroughput: 8_000_000 / 8,
}

/** How long a visit is observed, in milliseconds. */
const WATCHED = 8_000

export interface LargestPaint {
  /** Milliseconds since the navigation. */
  time: number
  /** Description of an element, such as `img /assets/banner.svg` or `p "Some words"`. */
  element: string
  size: number
}

export interface Fetched {
  url: string
  start: number
  end: number
  bytes: number
}

/** Measurements of one visit, in milliseconds since the navigation unless another unit is named. */
export interface Visit {
  firstPaint: number
  firstContentfulPaint: number
  largestPaints: LargestPaint[]
  /** Milliseconds until the largest paint. */
  largestPaint: number
  /** Milliseconds until the picture of the first game is in view; not a number without games. */
  firstTile: number
  /** Milliseconds until a thumb on that picture presses the app's tile, not the first paint's. */
  firstPress: number
  layoutShift: number
  /** Score, time and elements of each layout shift. */
  shifted: string[]
  /** Sum of the durations of all tasks over 50 ms until the page rests. */
  busy: number
  longTasks: { start: number; duration: number }[]
  /** Number of bytes that were sent over the network. */
  transferred: number
  fetched: Fetched[]
  /** Number of files of scripts that the page has loaded when it rests. */
  scripts: number
  /** Number of requests that had ended before the largest paint, the page itself included. */
  requestsBefore: number
}

/** Opens a page on the phone on which everything is measured, with an empty cache. */
export async function openPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; protocol: CDPSession }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Performance.enable')
  await protocol.send('Network.emulateNetworkConditions', NETWORK)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, protocol }
}

/** Visits an address with an empty cache and measures the delays that a player would notice. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, protocol } = await openPhone(browser)
  try {
    let transferred = 0
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength
    })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(WATCHED)
    const seen = await page.evaluate(collect)
    return { ...seen, transferred }
  } finally {
    await context.close()
  }
}

type Seen = Omit<Visit, 'transferred'>
type Observed = Pick<
  Seen,
  'largestPaints' | 'firstTile' | 'firstPress' | 'layoutShift' | 'shifted' | 'longTasks'
>

// Each function below runs in the page, so it must not use another function of this file.

function observe(): void {
  const seen: Observed = {
    largestPaints: [],
    firstTile: Number.NaN,
    firstPress: Number.NaN,
    layoutShift: 0,
    shifted: [],
    longTasks: [],
  }
  Object.assign(window, { benchSeen: seen })
  const name = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'something that is gone'
    const source = element instanceof HTMLImageElement ? new URL(element.currentSrc).pathname : ''
    const text = source || `"${(element.textContent ?? '').trim().slice(0, 30)}"`
    return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} ${text}`
  }
  const listen = (type: string, use: (entry: never) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => use(entry as never)),
    ).observe({ type, buffered: true })
  type Largest = PerformanceEntry & { element: Element | null; size: number }
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  listen('largest-contentful-paint', ({ startTime, element, size }: Largest) =>
    seen.largestPaints.push({ time: startTime, element: name(element), size }),
  )
  listen('layout-shift', ({ value, hadRecentInput, sources, startTime }: Shift) => {
    if (hadRecentInput) return
    seen.layoutShift += value
    const what = sources.map(({ node }) => name(node)).join(', ')
    seen.shifted.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what}`)
  })
  const lookForTile = () => {
    // The skeleton shows the picture at its final position before the app draws the tile.
    const picture = document.querySelector<HTMLImageElement>('.fp-tiles img, main article img')
    const { top, bottom, left, width } = picture?.getBoundingClientRect() ?? new DOMRect()
    const isInView = bottom > 0 && top < window.innerHeight
    const isDrawn = isInView && picture?.naturalWidth && getComputedStyle(picture).opacity === '1'
    if (isDrawn) {
      seen.firstTile = Math.min(seen.firstTile || Infinity, performance.now())
      const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      if (middle?.closest('main article')?.querySelector('a, button')) {
        seen.firstPress = performance.now()
        return
      }
    }
    if (performance.now() < 6000) requestAnimationFrame(lookForTile)
  }
  requestAnimationFrame(lookForTile)
  listen('longtask', ({ startTime, duration }: PerformanceEntry) =>
    seen.longTasks.push({ start: startTime, duration }),
  )
}

function collect(): Seen {
  const seen = (window as unknown as { benchSeen: Observed }).benchSeen
  const paint = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const loads = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const largestPaint = seen.largestPaints.at(-1)?.time ?? Number.NaN
  return {
    ...seen,
    firstPaint: paint('first-paint'),
    firstContentfulPaint: paint('first-contentful-paint'),
    largestPaint,
    busy: seen.longTasks.reduce((sum, { duration }) => sum + duration, 0),
    fetched: loads.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      url: name,
      start: startTime,
      end: responseEnd,
      bytes: encodedBodySize,
    })),
    scripts: new Set(loads.map(({ name }) => name).filter((name) => /\.js(?:$|\?)/.test(name)))
      .size,
    requestsBefore: loads.filter(({ responseEnd }) => responseEnd <= largestPaint).length,
  }
}
