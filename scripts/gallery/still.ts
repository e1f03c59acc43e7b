import { mock } from 'node:test'
import type { BrowserContext, Page } from 'playwright'

/**
 * The moment at which every picture is taken, so that dates, countdowns and seeded history are the
 * same in every gallery. It is noon in Bangkok.
 */
const MOMENT = Date.parse('2026-06-15T05:00:00Z')

/** Milliseconds to wait at most for placeholders to go. */
const PATIENCE = 10_000

/**
 * Stops the clock of this process, in which the sandbox runs. Files that are written meanwhile
 * still get the machine's own time.
 *
 * @returns a function that starts the clock again
 */
export function stopClock(): () => void {
  mock.timers.enable({ apis: ['Date'], now: MOMENT })
  return () => mock.timers.reset()
}

/**
 * Lets the device's clock of each new page begin at the moment of the pictures, and lets pages wait
 * for their faces: on a busy machine, an optional face is left out at random.
 */
export async function steady(context: BrowserContext): Promise<void> {
  await context.addInitScript(beginAt, MOMENT)
  await context.addInitScript(waitForFaces)
}

/**
 * Waits until the page has replaced its placeholders, and its slides have their pictures. Some
 * scenes show placeholders on purpose, so the wait ends in any case.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(hasSettled, undefined, { timeout: PATIENCE }).catch(() => undefined)
}

/**
 * Waits until movements have ended, and replaces running clocks, and the random numbers of deposits
 * and other cases, by what is the same in each run.
 */
export async function stillPage(page: Page): Promise<void> {
  // A popup may have opened last, and stands a part of a pixel beside its place until it has arrived.
  await page.waitForFunction(standsStill, undefined, { timeout: PATIENCE }).catch(() => undefined)
  await page.evaluate(stillTexts)
}

// Each function below runs in the page, so it must not use another function of this file.

function beginAt(moment: number): void {
  const Real = Date
  const now = () => moment + performance.now()
  class Shifted extends Real {
    static override now = () => Math.floor(now())
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [now()]) as [number]))
    }
  }
  globalThis.Date = Shifted as DateConstructor
}

function hasSettled(): boolean {
  if (document.querySelector('main :is([aria-busy=true], .animate-pulse, .tile-waiting)'))
    return false
  return [...document.querySelectorAll('[aria-roledescription=carousel]')].every((carousel) => {
    // The button that pauses the slides is disabled until they can move.
    if (carousel.querySelector('button:disabled')) return false
    // A slide out of view has the brand's picture alone in place of its own.
    return [...carousel.querySelectorAll('.slide-picture > img:only-child')].every((image) => {
      const { left, right } = image.getBoundingClientRect()
      return right <= 0 || left >= window.innerWidth
    })
  })
}

function standsStill(): boolean {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .every(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
}

function waitForFaces(): void {
  const own = CSSStyleSheet.prototype.replaceSync
  CSSStyleSheet.prototype.replaceSync = function replaceSync(css) {
    own.call(this, css.replace(/font-display:\s*optional/g, 'font-display:swap'))
  }
}

/** Keeps the texts replaced when the page draws them anew, as a countdown does each second. */
function stillTexts(): void {
  const replace = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const still = text
        .nodeValue!.replace(/\d+:[0-5]\d:[0-5]\d/, '12:34:56')
        .replace(/^D(?=[a-z]*[A-Z\d])[A-Za-z\d]{11}$/, 'D1234567890a')
        .replace(/^([WRCQ]\d{6})\d{6,8}$/, '$1123456')
      if (still !== text.nodeValue) text.nodeValue = still
    }
  }
  replace()
  new MutationObserver(replace).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
