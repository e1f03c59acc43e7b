import type { Brand } from '#core/brand/schema.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { Actor, logIn, reset } from '#scripts/scenes/actor.ts'
import { accountOf, seenBefore } from '#scripts/scenes/arrival.ts'
import { isSpoiltLater } from '#scripts/scenes/steps.ts'
import { type Shot, WIDE } from './plan.ts'
import type { Stage } from './stage.ts'
import { goToRow } from './long-lists.ts'
import { takeNamesAway } from './nameless.ts'
import { changeReplies, spoilGateway } from './replies.ts'
import { steady, stillPage, waitUntilStill } from './still.ts'
import { walk } from './walk.ts'

/**
 * Milliseconds to wait at most for a page; pictures take longest if the gateway has to draw them
 * first.
 */
const PATIENCE = 90_000
/** Milliseconds after which a page that seems still is looked at again. */
const LOOK_AGAIN_MS = 200
const HEIGHTS = { narrow: 844, wide: 900 }
/** Height of the window for a list of which only the visible rows are drawn. */
const LIST_HEIGHT = 1800

/** Console messages of failures that a page state causes on purpose. */
const PROVOKED = /^Failed to load resource/

export class Photographer {
  readonly #stage: Stage
  readonly #out: string
  readonly #sessions = new Map<string, LoggedIn>()
  /** The page state that each merchant is currently prepared for, and its address. */
  readonly #prepared = new Map<string, { name: string; path: string }>()

  /** Whether screenshots show no logo and no name of a brand. */
  readonly #nameless: boolean
  /** Whether screenshots end with the window, at twice its pixels. */
  readonly #window: boolean

  constructor(
    stage: Stage,
    { out, nameless, window }: { out: string; nameless: boolean; window: boolean },
  ) {
    this.#stage = stage
    this.#out = out
    this.#nameless = nameless
    this.#window = window
  }

  /** Takes one screenshot; returns the page's console errors. */
  async take(planned: Shot): Promise<string[]> {
    // Like a page under a popup, a screenshot of the window keeps its bar and its height.
    const shot = this.#window ? { ...planned, overlay: true as const } : planned
    const { brand, width, systemStatus } = shot
    const { merchant } = brand
    const context = await this.#stage.browser.newContext({
      viewport: { width, height: width < WIDE ? HEIGHTS.narrow : HEIGHTS.wide },
      hasTouch: width < WIDE,
      deviceScaleFactor: this.#window ? 2 : 1,
      // Ends animations, and keeps the carousel at its first slide.
      reducedMotion: 'reduce',
      colorScheme: shot.mode,
    })
    const complaints: string[] = []
    try {
      context.setDefaultTimeout(PATIENCE)
      if (systemStatus) await this.#stage.change({ merchant, systemStatus })
      const address = await this.#prepare(shot)
      await steady(context)
      const page = await context.newPage()
      const provokes = shot.offline || shot.failing || shot.strangeHost || systemStatus
      watch(page, complaints, provokes ? PROVOKED : shot.fails)
      const local = { 'mode:v1': shot.mode, 'language:v1': shot.language }
      const actor = new Actor(this.#stage, brand)
      const session = await seenBefore(shot, actor)
      if (shot.as) {
        session['session:v1'] = JSON.stringify(await this.#session(brand, accountOf(shot)))
      }
      await page.addInitScript(remember, { local, session })
      if (!isSpoiltLater(shot.steps)) await spoilGateway(page, shot)
      if (shot.replies || shot.longWords) await changeReplies(page, shot)
      if (shot.offline) await page.route('**/wps/**', (call) => call.abort('connectionfailed'))
      const host = `${shot.strangeHost ? 'stranger.' : ''}${brand.id}.localhost`
      await page.goto(`http://${host}:${this.#stage.port}${address}`)
      const isWhole = await settle(page, shot, actor)
      await pose(page, shot)
      if (this.#nameless) await page.evaluate(takeNamesAway, brand.name)
      await stillPage(page)
      const culprits = await page.evaluate(findOverflow)
      complaints.push(...culprits.map((culprit) => `runs over its width: ${culprit}`))
      const path = join(this.#out, shot.file)
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path, fullPage: isWhole, animations: 'disabled' })
    } catch (error) {
      complaints.push((error as Error).message.split('\n').slice(0, 3).join(' '))
    } finally {
      await context.close()
      if (systemStatus) await this.#stage.change({ merchant, systemStatus: 0 })
    }
    return complaints
  }

  /**
   * Prepares the state that a screenshot shows, unless that was done before; returns the page's
   * address.
   */
  async #prepare({ name, path, brand, prepare }: Shot): Promise<string> {
    if (!prepare) return path
    const { merchant } = brand
    const done = this.#prepared.get(merchant)
    if (done?.name === name) return done.path
    this.#prepared.delete(merchant)
    await reset(this.#stage, brand)
    for (const key of this.#sessions.keys()) {
      if (key.startsWith(`${merchant} `)) this.#sessions.delete(key)
    }
    const address = (await prepare(new Actor(this.#stage, brand))) ?? path
    this.#prepared.set(merchant, { name, path: address })
    return address
  }

  async #session(brand: Brand, username: string): Promise<LoggedIn> {
    const key = `${brand.merchant} ${username}`
    const session = this.#sessions.get(key) ?? (await logIn(this.#stage, brand, username))
    this.#sessions.set(key, session)
    return session
  }
}

function watch(page: Page, complaints: string[], tolerated?: RegExp): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || tolerated?.test(message.text())) return
    complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
}

/**
 * Waits until the app has replaced the skeleton, with its pictures and fonts. Returns whether the
 * whole page can be shown, from top to end.
 */
async function settle(page: Page, shot: Shot, actor: Actor): Promise<boolean> {
  const { row, overlay, width, steps } = shot
  let loading = shot.loading && !isSpoiltLater(steps)
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root?.firstElementChild && !root.querySelector('.fp, .loading-cover')
  })
  // A page that waits for the gateway has no heading yet, and never comes to rest.
  const rest = () => (loading ? undefined : page.waitForLoadState('networkidle'))
  if (!loading) await page.locator('h1, main h2').first().waitFor()
  await rest()
  await walk(page, shot, actor)
  loading = shot.loading
  const isList = (await page.locator('main :is([data-index], [data-cell])').count()) > 0
  if (row) await goToRow(page, row)
  // A list is not scrolled to its end, since scrolling would load the whole list.
  else if (isList) {
    if (!overlay) await page.setViewportSize({ width, height: LIST_HEIGHT })
  } else if (!overlay) await page.evaluate(showEverything)
  // Waiting for pictures would scroll a large list back to its top.
  if (!row) await waitForPictures(page, overlay)
  // The slides come when the browser is idle, which a busy machine may be late to be.
  await page.waitForFunction(() => {
    const hero = document.querySelector('[data-hero]:not([data-hero=none]) .home-hero')
    return !hero || hero.querySelector('section')
  })
  if (!loading) await waitUntilStill(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await rest()
  return !overlay && !row && !isList
}

async function pose(page: Page, { overlay, row }: Shot): Promise<void> {
  if (row) return
  if (!overlay) await page.evaluate(moveBarToEnd)
  // A list may draw further rows in a window that has grown, whose pictures then are missing.
  const count = () => page.locator('main img').count()
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await waitForPictures(page, overlay)
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(LOOK_AGAIN_MS)
  }
  // A popup may be the first to use a weight of a face.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(decodePictures)
}

async function waitForPictures(page: Page, overlay = false): Promise<void> {
  const deadline = performance.now() + PATIENCE
  for (;;) {
    const missing = await page.evaluate(findMissingPictures, overlay)
    if (missing.length === 0) return
    if (performance.now() > deadline) throw new Error(`pictures missing: ${missing.join(', ')}`)
    await page.waitForTimeout(200)
  }
}

// Each function below runs in the page, so it must not use another function of this file.

function remember(kept: Record<'local' | 'session', Record<string, string>>): void {
  for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(kept.session)) sessionStorage.setItem(key, value)
}

/** Draws even content out of view, and scrolls every part into view once, so that pictures load. */
async function showEverything(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  const step = window.innerHeight / 2
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    window.scrollTo(0, top)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  window.scrollTo(0, 0)
}

/**
 * Lists the pictures of the page that have not loaded or are still hidden; scrolls to the first of
 * them. Behind a popup, the page does not scroll, and only the window counts.
 */
function findMissingPictures(inWindow: boolean): string[] {
  /** Whether a row that scrolls sideways hides the picture, so that it does not load. */
  const isClipped = (image: Element) => {
    const { left, right } = image.getBoundingClientRect()
    for (let row = image.parentElement; row; row = row.parentElement) {
      const clip = row.getBoundingClientRect()
      const hides = right <= clip.left || left >= clip.right
      if (hides && getComputedStyle(row).overflowX !== 'visible') return true
    }
    return false
  }
  const missing = [...document.images].filter((image) => {
    const { left, right, width, top, bottom } = image.getBoundingClientRect()
    const isOutside =
      width === 0 ||
      right <= 0 ||
      left >= window.innerWidth ||
      isClipped(image) ||
      (inWindow && (bottom <= 0 || top >= window.innerHeight))
    return !isOutside && (image.naturalWidth === 0 || getComputedStyle(image).opacity === '0')
  })
  const top = missing[0]?.getBoundingClientRect().top
  window.scrollTo(0, top === undefined ? 0 : window.scrollY + top - window.innerHeight / 2)
  return missing.map(({ src }) => new URL(src).pathname)
}

/** A picture that is decoded asynchronously may be missing in the screenshot. */
async function decodePictures(): Promise<void> {
  const there = [...document.images].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  )
  const tooLate = new Promise((resolve) => setTimeout(resolve, 5_000))
  await Promise.race([Promise.allSettled(there.map((image) => image.decode())), tooLate])
}

/**
 * Moves the bar at the window's bottom to the end of the page, since the screenshot shows the whole
 * page.
 */
function moveBarToEnd(): void {
  for (const bar of document.querySelectorAll('nav')) {
    const gap = window.innerHeight - bar.getBoundingClientRect().bottom
    // A bar may float a little above the window's bottom.
    if (getComputedStyle(bar).position !== 'fixed' || gap < 0 || gap > 40) continue
    bar.style.position = 'absolute'
    bar.style.bottom = 'auto'
    bar.style.top = `${document.documentElement.scrollHeight - gap - bar.offsetHeight}px`
  }
}

/** Names the elements that make the page wider than its window. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const names: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right } = element.getBoundingClientRect()
    if (right <= clientWidth + 1 && left >= -1) continue
    let clip = element.parentElement
    while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement
    if (clip && clip !== document.body && clip !== document.documentElement) continue
    names.push(`<${element.tagName.toLowerCase()} class="${element.className}">`)
    if (names.length === 3) break
  }
  return names.length > 0 ? names : [`${scrollWidth} of ${clientWidth} px`]
}
