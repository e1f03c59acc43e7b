import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { HEADERS, PLATFORM } from '#core/contract/headers.ts'
import { launchGame } from '#parts/play/api.ts'
import { ask } from './http.ts'
import type { Site } from './journey.ts'
import type { World } from './world.ts'

/** Plays rounds of a slot as the player of a page does, without drawing the game. */
export async function betOnSlot(page: Page, site: Site, world: World, amount: string, rounds = 1) {
  const session = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('session:v1'))) ?? '{}',
  ) as { token: string }
  const post = async (host: string, path: string, body: object, headers = {}) => {
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
  const { host } = new URL(site.origin)
  const launched = await post(
    host.split(':')[0] as string,
    launchGame.definition.path,
    {
      vassalage: 'NLN',
      gameType: 'RNG',
      trial: false,
      device: 'mobile',
      backUrl: `${site.origin}/game-return.html`,
      language: 'EN',
    },
    {
      [HEADERS.merchant]: site.brand.merchant,
      [HEADERS.language]: 'EN',
      [HEADERS.platform]: PLATFORM,
      [HEADERS.authorization]: `Bearer ${session.token}`,
    },
  )
  const game = new URL(launched.gameUrl)
  const seat = await post(game.hostname, `${game.pathname}/session`, {
    ticket: game.searchParams.get('ticket'),
  })
  for (let round = 0; round < rounds; round += 1) {
    await post(
      game.hostname,
      `${game.pathname}/round`,
      { roundId: randomUUID(), bets: [{ spot: 'spin', amount }] },
      { Authorization: `Bearer ${seat.token}` },
    )
  }
}
