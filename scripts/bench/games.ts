import type { Browser, CDPSession, Page } from 'playwright'
import { describeFrames, type Frames, timeBareTask, WORST_FRAME, watchFrames } from './frames.ts'
import { KEY_LIMIT, timeKeys } from './search.ts'
import { swipe } from './scroll.ts'
import { onStand } from './stand.ts'
import { allBut, median, spread } from './statistics.ts'
import { atMost, type BenchOptions, medianAtMost, ms, times, type Verdict } from './verdict.ts'
import { CPU_SLOWDOWN, openPhone } from './visit.ts'

const GAMES = 10_000

/**
 * Limit in milliseconds, at full speed, from the tap on a category that was visited before to its
 * games on screen.
 */
const VISITED = 100
/**
 * Limit for the growth of memory and document while a whole list is scrolled (docs/quality.md
 * §2.13).
 */
const HEAP_GROWTH = 1.1
const NODE_GROWTH = 1.05

/**
 * Number of pages of a list that are scrolled before the first measurement of memory, and between
 * the first and the second measurement.
 */
const FIRST_STRETCH = 5
const WHOLE_LENGTH = 100

/** Milliseconds of idling after which the app has released the pages that are out of view. */
const REST = 25_000

/**
 * Share of key presses whose results may exceed the limit, because the machine also does other
 * work.
 */
const SLOW_KEYS = 0.05

const PHASES = ['filter', 'search', 'scroll'] as const
type Phase = (typeof PHASES)[number]

interface Walk {
  frames: Record<Phase, Frames>
  visited: number
  /** Milliseconds until the results of each key that was typed into the search popup. */
  keys: readonly number[]
  heap: number
  nodes: number
}

/** Measures a catalogue of ten thousand games on the same simulated phone as the page benchmark. */
export async function benchGames(options: BenchOptions): Promise<Verdict[]> {
  const { brand, rounds, port, report } = options
  const walks: Walk[] = []
  const bareTasks: number[] = []
  await onStand(
    { brands: [brand], port, data: ':memory:', games: GAMES },
    async ({ browser, site }) => {
      // The sandbox draws the pictures at the first visit, which must not be part of the measurement.
      await walk(browser, site)
      for (let round = 1; round <= rounds; round++) {
        bareTasks.push(await timeBareTask(browser, port))
        const each = await walk(browser, site)
        walks.push(each)
        const frames = PHASES.map((phase) => `${phase} ${describeFrames(each.frames[phase])}`)
        const task = `bare page's longest task ${ms(bareTasks.at(-1)!)}`
        const slow = ms(allBut(SLOW_KEYS, each.keys))
        const key = `a key ${ms(median(each.keys))}, 95 % of them ${slow} at most`
        report(`games ${round}/${rounds}: ${frames.join(' · ')} · ${key} · ${task}`)
      }
    },
  )
  const keys = walks.flatMap((each) => each.keys)
  const all = (key: 'visited' | 'heap' | 'nodes') => walks.map((each) => each[key])
  return [
    ...PHASES.map((phase) => {
      const ratios = walks.map(({ frames }, at) => frames[phase].worst / bareTasks[at]!)
      const what = `${GAMES} games: longest frame, ${phase} / bare React's longest task`
      return medianAtMost(what, ratios, WORST_FRAME, times)
    }),
    atMost(
      `${GAMES} games: results for a key, 95 % of them`,
      allBut(SLOW_KEYS, keys),
      KEY_LIMIT,
      ms,
      spread(keys),
    ),
    medianAtMost(`${GAMES} games: a visited category`, all('visited'), VISITED, ms),
    medianAtMost(`${GAMES} games: heap after scrolling`, all('heap'), HEAP_GROWTH, times),
    medianAtMost(`${GAMES} games: nodes after scrolling`, all('nodes'), NODE_GROWTH, times),
  ]
}

/**
 * Visits the slots page once and times each step: filters, a search, scrolling, another category
 * and back.
 */
async function walk(browser: Browser, site: string): Promise<Walk> {
  const { context, page, protocol } = await openPhone(browser)
  try {
    await page.addInitScript(() => {
      sessionStorage.setItem('ANONYMOUS_POPUP:v1', 'closed')
    })
    await page.goto(`${site}/rng`)
    await settled(page)
    const filters = page.locator('main [role=group]').first().getByRole('button')
    const filter = await watchFrames(page, async () => {
      // Presses the filter “hot”, then “new”, then “new” again, which turns that filter off.
      for (const place of [2, 3, 3]) {
        await filters.nth(place).click()
        await settled(page)
      }
    })
    await page.locator('main button[aria-expanded]:not([aria-haspopup])').click()
    const searchBox = page.getByRole('main').getByRole('searchbox')
    const search = await watchFrames(page, async () => {
      for (const text of ['dragon', 'gold', '']) {
        await searchBox.fill('')
        await searchBox.pressSequentially(text, { delay: 120 })
        await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === text)
        await settled(page)
      }
    })
    const keys = await timeKeys(page, protocol)
    await page.goto(`${site}/rng?page=${WHOLE_LENGTH}`)
    await settled(page)
    const scroll = await watchFrames(page, () => swipe(page, protocol, 16))
    await page.goto(site)
    await settled(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const visited = await timeVisited(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

    await page.goto(`${site}/rng?page=${WHOLE_LENGTH}`)
    await settled(page)
    await scrollTo(page, FIRST_STRETCH / WHOLE_LENGTH)
    await page.waitForTimeout(REST)
    const before = await weigh(page, protocol)
    await scrollTo(page, 1)
    await page.waitForTimeout(REST)
    const after = await weigh(page, protocol)
    return {
      frames: { filter, search, scroll },
      visited,
      keys,
      heap: after.heap / before.heap,
      nodes: after.nodes / before.nodes,
    }
  } finally {
    await context.close()
  }
}

/** Waits until the list shows the games that the address names. */
async function settled(page: Page): Promise<void> {
  await page.locator('main article').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy=true], main .animate-pulse'),
  )
}

/** Opens another category, then times the return from the tap to the games on screen. */
async function timeVisited(page: Page): Promise<number> {
  const open = async (path: string) => {
    await page.locator(`a[href="${path}"]`).first().waitFor({ state: 'attached' })
    return page.evaluate(async (wanted) => {
      const link = document.querySelector<HTMLElement>(`a[href="${wanted}"]`)!
      const first = () => document.querySelector('main article h3')?.textContent
      const left = first()
      const asked = performance.now()
      link.click()
      for (;;) {
        await new Promise(requestAnimationFrame)
        const there =
          location.pathname + location.search === wanted &&
          first() !== undefined &&
          first() !== left &&
          !document.querySelector('main .animate-pulse')
        if (there || performance.now() - asked > 10_000) break
      }
      // The frame that shows the games ends when the next frame begins.
      await new Promise(requestAnimationFrame)
      return performance.now() - asked
    }, path)
  }
  const [first, second] = ['/live', '/rng'] as const
  for (const path of [first, second]) {
    await open(path)
    await settled(page)
  }
  await open(first)
  return open(second)
}

/** Scrolls step by step to a share of the page's height, so that each part is drawn once. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    const step = window.innerHeight * 2
    const end = document.documentElement.scrollHeight * part
    for (let top = window.scrollY; top < end; top += step) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  }, share)
  await settled(page)
}

async function weigh(page: Page, protocol: CDPSession) {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await protocol.send('HeapProfiler.collectGarbage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)!.value
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes') }
}
