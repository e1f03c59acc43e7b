import type { Locator, Page } from '@playwright/test'
import { ROUND_OPEN } from '#rules/gameRound.ts'
import { openHome } from './home.ts'
import type { Site } from './journey.ts'
import { enter } from './session.ts'
import type { World } from './world.ts'

/** The popup of a game, by role and visible words. */
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

/** Has a game, once it is there, tell the page around it that its player began a round. */
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
  // A message between processes takes its time.
  await page.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard.then(() => {}))
}

/** Calls of a kind that the page makes from now on, with their bodies. */
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

/** As one who has closed the announcement already. */
export async function closeAnnouncements(page: Page) {
  await page.addInitScript(() => {
    // Frames of games run this script, too.
    if (window.parent !== window) return
    for (const key of ['USER_POPUP:v1', 'ANONYMOUS_POPUP:v1']) sessionStorage.setItem(key, 'closed')
  })
}

/** Makes the page's first load a member's; `more` changes what its tab keeps of the session. */
export async function enterAsMember(page: Page, site: Site, world: World, more: object = {}) {
  const { outcome: _outcome, ...session } = await world.logIn(site.brand.merchant)
  await closeAnnouncements(page)
  await enter(page, { ...session, ...more })
}

/** Opens the home page as a member. */
export async function openAsMember(page: Page, site: Site, world: World, more: object = {}) {
  await enterAsMember(page, site, world, more)
  return openHome(page, site)
}

/** Makes launches answer this address instead of a game's own. */
export async function launchInstead(page: Page, gameUrl: string) {
  await page.unroute(`**${LAUNCH}`)
  await page.route(`**${LAUNCH}`, (route) => {
    const { nodeId, vassalage } = route.request().postDataJSON() as Record<string, string>
    return route.fulfill({
      json: { gameUrl, gameName: 'Game', nodeId, vassalage, openMode: 'POPUP', frameNeeds: [] },
    })
  })
}
