import type { Brand } from '#core/brand/schema.ts'
import type { World } from './world.ts'

async function ask(world: World, path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${world.port}/sandbox/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The cashier’s desk refused: ${text}`)
  return JSON.parse(text)
}

/**
 * The console's cashier page of a test's sandbox; it also simulates the bank and the blockchain.
 */
export const openCashier = (world: World, { merchant }: Brand) => ({
  /** Performs a cashier's action, such as `pay`, on the newest deposit. */
  deposit: async (act: string, more: object = {}) => {
    const [{ id }] = (await ask(world, `cashier/list?merchant=${merchant}`)) as [{ id: string }]
    await ask(world, 'cashier/act', { merchant, id, act, ...more })
  },
  withdrawal: async (id: string, act: string, more: object = {}) => {
    await ask(world, 'cashier/withdrawals/act', { merchant, id, act, ...more })
  },
})
