import type { Brand } from '#core/brand/schema.ts'
import { redeemGood } from '#features/points/api.ts'
import type { PointAct } from '#scripts/sandbox/world/promotions/redemption-desk.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

const paymentPassword = '258025'

export const ADDRESS = {
  name: 'Somchai Jaidee',
  phone: '081 234 5678',
  line: '88/12 Sukhumvit 31',
  city: 'Bangkok',
  postcode: '10110',
  note: '',
}

/** Input of a redemption that every demo player can afford. */
export const REDEMPTION = {
  rewardId: 'brand-mug',
  quantity: 1,
  points: 4900,
  amount: '0',
  address: ADDRESS,
  paymentPassword,
}

export const CONVERSION = { points: 500, amount: '5.00', paymentPassword }

/** Gives a player points, in the same way as a reward. */
export const givePoints = (
  { sandbox, brand: { merchant } }: Caller,
  points: number = 50_000,
  username: string = 'demoagent',
) => sandbox.console('POST', '/sandbox/points/grants', { merchant, username, points })

export async function makeRedemption(caller: Caller): Promise<string> {
  await givePoints(caller)
  const player = await enter(caller.sandbox, caller.brand, 'demoagent')
  return (await player.ask(redeemGood, REDEMPTION)).id
}

/** The console's page for the points shop; its actions reject with the refusal. */
export function openPointsDesk(sandbox: TestSandbox, { merchant }: Brand) {
  const order = async (path: string, body: object) => {
    const reply = await sandbox.console('POST', `/sandbox/points/${path}`, { merchant, ...body })
    if (reply.status !== 200) throw Object.assign(new Error(reply.text), reply.json)
    return reply.json
  }
  return {
    act: (id: string, act: PointAct, note?: string) =>
      order('act', { id, act, ...(note !== undefined && { note }) }),
    setStock: (goodId: string, left: number) => order('stock', { goodId, left }),
  }
}
