import type * as v from 'valibot'
import type { Call } from '#core/contract/call.ts'
import { matchesOrigin } from '#lib/urls.ts'
import {
  addInvitation,
  getAccountTerms,
  listInvitations,
  removeInvitation,
} from '#features/agent/accounts/api.ts'
import {
  addDeposit,
  cancelDeposit,
  getDeposit,
  listDepositMethods,
} from '#features/member/deposit/api.ts'
import { addFavorite, listFavoriteIds, listGames, removeFavorite } from '#parts/games/api.ts'
import { launchGame } from '#parts/play/api.ts'
import type { Examination } from './examination.ts'
import { examineIntent } from './intents.ts'
import { findFaults } from './reads.ts'
import type { Profile } from './report.ts'

type Declared = Pick<Call, 'definition'>
type Reply<Asked extends Declared> = v.InferOutput<Asked['definition']['reply']>

/** Examines calls that change something, and undoes every change. */
export const WRITES: Readonly<
  Partial<Record<Profile, readonly ((examination: Examination) => Promise<void>)[]>>
> = {
  games: [examineFavorites, examineLaunch],
  cashier: [examineDeposit],
  agents: [examineInvitation],
}

/** Reads the reply of a call that was perhaps asked before. */
const read = async <Asked extends Declared>(examination: Examination, call: Asked) =>
  (await examination.ask(examination.declarationOf(call))).reply as Reply<Asked> | undefined

const send = (
  { gateway, session }: Examination,
  { definition }: Declared,
  input: Record<string, unknown>,
) =>
  gateway.ask(definition, input, {
    token: session!.token,
    options: { idempotencyKey: crypto.randomUUID() },
  })

async function examineFavorites(examination: Examination): Promise<void> {
  if (!examination.wants('addFavorite')) return
  const declared = examination.declarationOf(addFavorite)
  const before = (await read(examination, listFavoriteIds))?.nodeIds
  const game = (await read(examination, listGames))?.games.find(({ id }) => !before?.includes(id))
  if (!before || !game) {
    return examination.skip('games', declared, 'answer', 'There is no game to add.')
  }
  const { id: nodeId, vendor, type: gameType } = game
  const added = await send(examination, addFavorite, { nodeId, vendor, gameType })
  examination.note('games', declared, 'answer', findFaults(added))
  const has = async () => {
    const { definition } = listFavoriteIds
    const { reply } = await send(examination, { definition }, { pageSize: 999 })
    return (reply as Reply<typeof listFavoriteIds> | undefined)?.nodeIds.includes(nodeId)
  }
  examination.note('games', declared, 'kept', (await has()) ? undefined : 'The list lacks it')
  const removed = await send(examination, removeFavorite, { nodeId })
  const left = findFaults(removed) ?? ((await has()) ? 'The list still has it' : undefined)
  examination.note('games', examination.declarationOf(removeFavorite), 'undone', left)
}

async function examineLaunch(examination: Examination): Promise<void> {
  if (!examination.wants('launchGame')) return
  const declared = examination.declarationOf(launchGame)
  const games = (await read(examination, listGames))?.games ?? []
  const game = games.find(({ closed, opensVendor }) => !closed && !opensVendor)
  if (!game) return examination.skip('games', declared, 'answer', 'There is no open game.')
  const { order, gateway } = examination
  const answer = await send(examination, launchGame, {
    nodeId: game.id,
    vassalage: game.vendor,
    gameType: game.type,
    trial: false,
    device: 'desktop',
    backUrl: new URL('/game-return.html', gateway.place.origin).href,
  })
  const fault = findFaults(answer)
  examination.note('games', declared, 'answer', fault)
  const allowed = order.brand?.origins.games
  const url = URL.parse((answer.reply as Reply<typeof launchGame> | undefined)?.url ?? '')
  if (fault || !allowed) return
  const isOwn = url !== null && matchesOrigin(url.origin, allowed)
  const found = isOwn ? undefined : `${url?.origin ?? 'The address'} is not in origins.games`
  examination.note('games', declared, 'game-origin', found)
}

async function examineDeposit(examination: Examination): Promise<void> {
  if (!examination.wants('addDeposit')) return
  const declared = examination.declarationOf(addDeposit)
  const methods = (await read(examination, listDepositMethods))?.methods ?? []
  const method = methods.find(
    ({ kind, maintenance }) =>
      !maintenance && ['promptPay', 'vietQr', 'bankTransfer'].includes(kind),
  )
  if (!method) return examination.skip('cashier', declared, 'answer', 'No transfer is offered.')
  const { id: methodId, min, max } = method
  await examineIntent(
    examination,
    {
      profile: 'cashier',
      declared,
      input: { methodId, amount: min },
      other: { methodId, amount: max },
      undo: async (id) => {
        const answer = await send(examination, cancelDeposit, { id })
        const state = (answer.reply as Reply<typeof cancelDeposit> | undefined)?.state
        return findFaults(answer) ?? (state === 'cancelled' ? undefined : `Its state is ${state}`)
      },
    },
    async (id, intentKey) => {
      const answer = await send(examination, getDeposit, { intentKey })
      const same = (answer.reply as Reply<typeof getDeposit> | undefined)?.id === id
      const found = findFaults(answer) ?? (same ? undefined : 'It is another one')
      examination.note('cashier', examination.declarationOf(getDeposit), 'key-found', found)
    },
  )
}

async function examineInvitation(examination: Examination): Promise<void> {
  if (!examination.wants('addInvitation') || !examination.isAgent) return
  const declared = examination.declarationOf(addInvitation)
  const terms = await read(examination, getAccountTerms)
  if (!terms || terms.links >= terms.mostLinks) {
    return examination.skip('agents', declared, 'answer', 'The agent has no room for a link.')
  }
  const link = { kind: 'PLAYER', rates: terms.rates, lastDay: null, usesLimit: null }
  await examineIntent(examination, {
    profile: 'agents',
    declared,
    input: { ...link, channel: 'Doctor' },
    other: { ...link, channel: 'Doctor 2' },
    undo: async (id) => {
      const fault = findFaults(await send(examination, removeInvitation, { id }))
      const { reply } = await send(examination, listInvitations, {})
      const list = (reply as Reply<typeof listInvitations> | undefined)?.list ?? []
      return fault ?? (list.some((each) => each.id === id) ? 'The list still has it' : undefined)
    },
  })
}
