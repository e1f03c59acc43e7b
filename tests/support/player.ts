import { randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { listGames } from '#parts/games/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { launchGame } from '#parts/play/api.ts'
import type { Launched } from '#parts/play/schema.ts'
import type { TestSandbox } from './sandbox.ts'

/** A logged-in player of a brand who uses the app's own client, for tests of games. */
export async function enter(sandbox: TestSandbox, brand: Brand, username = 'demomember') {
  const token = await sandbox.logIn(brand, username)
  const send = sandbox.transport(brand, { token, language: 'EN' })

  const ask = (
    { definition }: { readonly definition: CallDefinition },
    input: object = {},
    // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
  ): Promise<any> => send(definition, { ...input }, { idempotencyKey: randomUUID() })

  const findGames = async (query: object): Promise<Game[]> => {
    return (await ask(listGames, { pageNo: 1, pageSize: 200, ...query })).games
  }

  const askGame = (game: URL, call: string, body: object, session?: string) =>
    sandbox.ask({
      host: game.hostname,
      path: `${game.pathname}/${call}`,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(session !== undefined && { Authorization: `Bearer ${session}` }),
      },
      body: JSON.stringify(body),
    })

  /** Opens the launch address like the game's page, and redeems its ticket. */
  const open = async ({ url }: Launched) => {
    const game = new URL(url)
    return askGame(game, 'session', { ticket: game.searchParams.get('ticket') })
  }

  return {
    token,
    ask,
    findGames,
    findGame: async (query: object, has: (game: Game) => boolean = () => true) =>
      (await findGames(query)).find(has) as Game,
    open,

    launch: (input: object): Promise<Launched> =>
      ask(launchGame, {
        trial: false,
        device: 'mobile',
        backUrl: `http://${brand.id}.localhost:${sandbox.port}/game-return.html`,
        ...input,
      }),

    /** Opens the launched game session; the returned function plays one round at each call. */
    sitDown: async (launched: Launched) => {
      const { json } = await open(launched)
      return async (spot: string, amount: string) => {
        const round = { roundId: randomUUID(), bets: [{ spot, amount }] }
        return askGame(new URL(launched.url), 'round', round, json.token)
      }
    },
  }
}

export type Player = Awaited<ReturnType<typeof enter>>
