import { transferWallet } from '#core/wallet/api.ts'
import { MEMBER } from './people.ts'
import type { Scene } from './scene.ts'

/** Fills places of the member center that are empty for most players, by the places' names. */
export const PREPARATIONS: Partial<Record<string, Scene['prepare']>> = {
  bonusDetails: async (actor) => {
    const order = { username: MEMBER, amount: actor.money(500), times: 10 }
    await actor.tell('cashier/withdrawals/bonus', order)
  },
  transferFund: async (actor) => {
    await actor.setRules({ separateWallets: true })
    const move = { vassalage: 'NLN', direction: 'IN', amount: actor.money(500) }
    await actor.ask(MEMBER, transferWallet, move)
  },
}
