import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ROOT } from '../brand/places.ts'
import { logIn } from './member.ts'
import { onStand, type Stand } from './stand.ts'
import { type BenchOptions, medianAtMost, ms, type Verdict } from './verdict.ts'
import { openPhone } from './visit.ts'

/**
 * Limit in milliseconds from an interaction to its paint, for the slowest interaction of a visit
 * (INP).
 */
const SLOWEST = 100
/** Limit in milliseconds from the tap on a tile to the game's frame, without the gateway's time. */
const FRAME = 300
/** Limit in milliseconds from leaving a game to the list at its old scroll position. */
const BACK = 100

const VITALS = readFileSync(join(ROOT, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8')

interface Round {
  /** The visit's INP as the `web-vitals` library reports it. */
  inp: number
  interactions: number
  frame: number
  back: number
}

/** Measures a visit with forty interactions on the same simulated phone as the page benchmark. */
export async function benchInteractions(options: BenchOptions): Promise<Verdict[]> {
  const { brand, rounds, port, report } = options
  const seen: Round[] = []
  await onStand({ brands: [brand], port, data: ':memory:', games: 10_000 }, async (stand) => {
    // The sandbox draws the pictures at the first visit, which must not be part of the measurement.
    await walk(stand, () => undefined)
    for (let round = 1; round <= rounds; round += 1) seen.push(await walk(stand, report))
  })
  const verdict = (what: string, key: 'inp' | 'frame' | 'back', limit: number) =>
    medianAtMost(
      what,
      seen.map((round) => round[key]),
      limit,
      ms,
    )
  return [
    verdict(
      `the slowest of ${Math.min(...seen.map(({ interactions }) => interactions))} interactions`,
      'inp',
      SLOWEST,
    ),
    verdict('from a tile to its game’s frame', 'frame', FRAME),
    verdict('from a game back to the list at its place', 'back', BACK),
  ]
}

/** Milliseconds for which a simulated player looks at the page before the next interaction. */
const PAUSE_MS = 350
/** Milliseconds for which a simulated player looks at a list before choosing a game. */
const CHOICE_MS = 8000

/** Makes one visit on a phone, with all interactions in order. */
async function walk(stand: Stand, report: (text: string) => void): Promise<Round> {
  const { browser, site } = stand
  const { context, page } = await openPhone(browser)
  try {
    await page.addInitScript(() => {
      sessionStorage.setItem('ANONYMOUS_POPUP:v1', 'closed')
      sessionStorage.setItem('USER_POPUP:v1', 'closed')
    })
    // The library and the observer are added as one script, because a second script could not reach
    // the library's functions.
    await page.addInitScript({ content: `${VITALS}\n;(${watch.toString()})(webVitals)` })
    await page.goto(site)
    await rest(page)
    const costs: { what: string; longest: number }[] = []
    /** Runs one interaction and measures how long it took. */
    const act = async (what: string, work: () => Promise<unknown>) => {
      await page.evaluate(() => {
        window.bench.events.length = 0
      })
      await work()
      await rest(page)
      const events = await page.evaluate(() => window.bench.events)
      costs.push({ what, longest: Math.max(0, ...events) })
    }
    const bar = page.locator('.bottom-bar')
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog').last()
    const tap = (what: string, place: string, from = main) =>
      act(what, () => from.locator(place).first().tap())
    const close = async (what: string) => {
      await dialog.waitFor()
      await act(what, () => page.keyboard.press('Escape'))
      await dialog.waitFor({ state: 'detached' })
    }
    const type = async (what: string, place: string, text: string) => {
      await tap(what, place, dialog)
      for (const key of text) await act(`${what}: ${key}`, () => page.keyboard.press(key))
    }

    await tap('games hub', 'a[href="/games"]', bar)
    await tap('slots', 'a[href="/rng"]')
    await tap('a filter', '[role=group] button[aria-pressed=false]')
    await tap('the filter again', '[role=group] button[aria-pressed=true]')
    await tap('all filters', '[role=group] button[aria-haspopup=dialog]')
    await tap('a provider', 'section li:nth-child(2) button', dialog)
    await tap('show games', '[data-dialog-footer] button:last-of-type', dialog)
    await tap('another category', 'nav a[href="/fish"]')
    await tap('more about a game', '.tile-more')
    await close('close it')
    await tap('a heart', '.tile-heart')
    await type('login name', 'input[autocomplete=username]', 'player')
    await type('login password', 'input[type=password]', 'secret')
    await close('close the login')
    await tap('search', 'button[aria-haspopup=dialog]', bar)
    await type('search', '[type=search]', 'dragon t')
    await close('close the search')
    await tap('home', 'a[href="/"]', bar)
    await tap('promotions', 'a[href^="/promotions"]', bar)
    await tap('games again', 'a[href="/games"]', bar)

    const { inp } = await page.evaluate(() => window.bench)
    const slow = costs.toSorted((one, other) => other.longest - one.longest).slice(0, 5)
    report(slow.map(({ what, longest }) => `${what} ${ms(longest)}`).join(' · '))
    return { inp, interactions: costs.length, ...(await timeGame(page, stand)) }
  } finally {
    await context.close()
  }
}

/** Waits until the page has nothing to load, and as long as a player would look at it. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(PAUSE_MS)
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .animate-pulse'))
}

/** Starts a game far down in a list and leaves it; times the start and the return to the list. */
async function timeGame(
  page: Page,
  { gateway, merchant, games, site }: Stand,
): Promise<Pick<Round, 'frame' | 'back'>> {
  const session = await logIn(gateway, merchant, 'demomember')
  await page.evaluate((kept) => sessionStorage.setItem('session:v1', kept), JSON.stringify(session))
  // No game is served here; the measured time ends when the game's frame exists.
  await page.route('**/wps/game/launchGame', async (route) => {
    const { nodeId, vassalage } = route.request().postDataJSON() as Record<string, string>
    const game = { gameName: 'Game', nodeId, vassalage, openMode: 'POPUP', frameNeeds: [] }
    await route.fulfill({ json: { ...game, gameUrl: `${games}/` } })
  })
  await page.goto(`${site}/rng`)
  await rest(page)
  await page.evaluate(() => window.scrollTo(0, 1.5 * window.innerHeight))
  await rest(page)
  const tile = page.locator('main article .game-cover:not([aria-haspopup])').nth(8)
  await tile.scrollIntoViewIfNeeded()
  await page.waitForTimeout(CHOICE_MS)
  await page.evaluate(watchGame)
  await tile.tap()
  await page.waitForFunction(() => window.bench.frame !== undefined)
  await page.locator('[role=dialog] iframe').waitFor()
  await rest(page)
  await page.locator('[role=dialog] header button').first().tap()
  await page.waitForFunction(() => window.bench.back !== undefined)
  const { frame, back } = await page.evaluate(() => window.bench)
  return { frame: frame!, back: back! }
}

// Each function below runs in the page, so it must not use another function of this file.

interface Bench {
  /** Milliseconds that each event took since the last interaction began. */
  events: number[]
  inp: number
  frame?: number
  back?: number
}
declare global {
  interface Window {
    bench: Bench
  }
}

function watch({ onINP }: typeof import('web-vitals')): void {
  const bench: Bench = { events: [], inp: 0 }
  window.bench = bench
  onINP(({ value }) => (bench.inp = value), { reportAllChanges: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Times the next game from the tap to its frame, and afterwards the return to the list. */
function watchGame(): void {
  const top = window.scrollY
  const shown = () => document.querySelector<HTMLIFrameElement>('[role=dialog] iframe')
  /** Milliseconds since a given time in which a call to the gateway was under way. */
  const asked = (since: number) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= since && name.includes('/wps/'))
      .toSorted((one, other) => one.startTime - other.startTime)
    let spent = 0
    let until = since
    for (const { startTime, duration } of calls) {
      const end = startTime + duration
      spent += Math.max(0, end - Math.max(startTime, until))
      until = Math.max(until, end)
    }
    return spent
  }
  const onTap = (use: (at: number) => void) =>
    window.addEventListener('click', ({ timeStamp }) => use(timeStamp), {
      once: true,
      capture: true,
    })
  const when = (isTrue: () => boolean, use: () => void) => {
    const look = () => (isTrue() ? setTimeout(use) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  }
  onTap((tapped) =>
    when(
      () => shown() !== null,
      () => {
        window.bench.frame = performance.now() - tapped - asked(tapped)
        onTap((left) =>
          when(
            () => shown() === null && Math.abs(window.scrollY - top) < 2,
            () => {
              window.bench.back = performance.now() - left
            },
          ),
        )
      },
    ),
  )
}
