import type { Locator, Page } from '@playwright/test'
import { ROUND_OPEN } from '#rules/gameRound.ts'
import { openHome } from './home.ts'
import type { Site } from './journey.ts'
import { enter } from './session.ts'
import type { World } from './world.ts'

/** Elements of a game's popup, found by role and visible text. */
export function gameParts(page: Page, { words }: Site) {
  const popup = page.getByRole('dialog').filter({ has: page.locator('iframe') })
  const question = page.getByRole('alertdialog', { name: words('Leave the game?') })
  return {
    popup,
    frame: popup.locator('iframe'),
    close: page.getByRole('button', { name: words('Close the game') }),
    question,
    leave: question.getByRole('button', { name: words('Leave the game'), exact: true }),
    keepPlaying: question.getByRole('button', { name: words('Keep playing') }),
  }
}

/** Waits for a game's frame, and sends its message that the player began a round. */
export async function beginRound(frame: Locator): Promise<void> {
  const page = frame.page()
  await page.evaluate(() => {
    const heard = new Promise((resolve) =>
      window.addEventListener('message', resolve, { once: true }),
    )
    Object.assign(window, { heard })
  })
  await frame
    .contentFrame()
    .locator('body:not(:has([aria-busy]))')
    .evaluate((_, word) => window.parent.postMessage(word, '*'), ROUND_OPEN)
  // A message between browser processes takes a moment to arrive.
  await page.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard.then(() => {}))
}

/** Collects the bodies of the calls to a path that the page sends from now on. */
export function listCalls(page: Page, path: string): Record<string, unknown>[] {
  const calls: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) {
      calls.push({
        key: request.headers()['idempotency-key'],
        ...(request.postDataJSON() as object),
      })
    }
  })
  return calls
}

export const LAUNCH = '/wps/game/launchGame'

/** Stores that the visitor has already closed the announcements. */
export async function closeAnnouncements(page: Page) {
  await page.addInitScript(() => {
    // This script also runs in frames of games, which must not store anything.
    if (window.parent !== window) return
    for (const key of ['USER_POPUP:v1', 'ANONYMOUS_POPUP:v1']) sessionStorage.setItem(key, 'closed')
  })
}

/** Logs a member in for the page's first load; `more` changes the session that the tab stores. */
export async function enterAsMember(page: Page, site: Site, world: World, more: object = {}) {
  const { outcome: _outcome, ...session } = await world.logIn(site.brand.merchant)
  await closeAnnouncements(page)
  await enter(page, { ...session, ...more })
}

/** Opens the home page as a logged-in member. */
export async function openAsMember(page: Page, site: Site, world: World, more: object = {}) {
  await enterAsMember(page, site, world, more)
  return openHome(page, site)
}

/** Makes every launch answer with this address instead of the game's own. */
export async function launchInstead(page: Page, gameUrl: string) {
  await page.unroute(`**${LAUNCH}`)
  await page.route(`**${LAUNCH}`, (route) => {
    const { nodeId, vassalage } = route.request().postDataJSON() as Record<string, string>
    return route.fulfill({
      json: { gameUrl, gameName: 'Game', nodeId, vassalage, openMode: 'POPUP', frameNeeds: [] },
    })
  })
}
