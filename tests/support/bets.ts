import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { HEADERS, PLATFORM } from '#core/contract/headers.ts'
import { addDeposit } from '#features/member/deposit/api.ts'
import { launchGame } from '#parts/play/api.ts'
import { ask } from '#scripts/localhost.ts'
import type { Site } from './journey.ts'
import type { World } from './world.ts'

interface Sending {
  body: object
  headers?: Record<string, string>
}

async function post(world: World, host: string, path: string, { body, headers = {} }: Sending) {
  const reply = await ask(world.port, {
    host,
    path,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`)
  return reply.json
}

/** Calls the gateway with the session of the page's player. */
async function postAsPlayer(
  page: Page,
  { origin, brand }: Site,
  world: World,
  sent: Sending & { path: string },
) {
  const session = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('session:v1'))) ?? '{}',
  ) as { token: string }
  return post(world, new URL(origin).hostname, sent.path, {
    body: sent.body,
    headers: {
      [HEADERS.merchant]: brand.merchant,
      [HEADERS.language]: 'EN',
      [HEADERS.platform]: PLATFORM,
      [HEADERS.authorization]: `Bearer ${session.token}`,
      ...sent.headers,
    },
  })
}

/** Starts a deposit with the session of the page's player. */
export const beginDeposit = (
  page: Page,
  site: Site,
  world: World,
  { method: methodId, amount }: { method: string; amount: string },
) =>
  postAsPlayer(page, site, world, {
    path: addDeposit.definition.path,
    body: { methodId, amount },
    headers: { [HEADERS.idempotencyKey]: randomUUID() },
  })

/**
 * Plays slot rounds with the session of the page's player, without drawing the game, until enough
 * bets are valid. A round that pays back exactly its stake is not valid.
 *
 * @returns the number of rounds played
 */
export async function betOnSlot(page: Page, site: Site, world: World, amount: string, rounds = 1) {
  const launched = await postAsPlayer(page, site, world, {
    path: launchGame.definition.path,
    body: {
      vassalage: 'NLN',
      gameType: 'RNG',
      trial: false,
      device: 'mobile',
      backUrl: `${site.origin}/game-return.html`,
      language: 'EN',
    },
  })
  const game = new URL(launched.gameUrl)
  const session = await post(world, game.hostname, `${game.pathname}/session`, {
    body: { ticket: game.searchParams.get('ticket') },
  })
  let played = 0
  for (let counted = 0; counted < rounds; played += 1) {
    const { bet, win } = await post(world, game.hostname, `${game.pathname}/round`, {
      body: { roundId: randomUUID(), bets: [{ spot: 'spin', amount }] },
      headers: { Authorization: `Bearer ${session.token}` },
    })
    if (win !== bet) counted += 1
  }
  return played
}
