import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { getBalance } from '#core/wallet/api.ts'
import { addWithdrawal, getWithdrawal, getWithdrawTerms } from '#features/member/withdraw/api.ts'
import { cancelBonus } from '#parts/money/turnover/api.ts'
import type { DeskAct, DeskOrder } from '#scripts/sandbox/world/money/withdrawal-desk.ts'
import { enter, type Player } from './player.ts'
import { startTestSandbox, type TestSandbox } from './sandbox.ts'
import { makeBrand } from './sites.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

/** Valid input for a withdrawal by `demomember`. */
export const MEMBER_WITHDRAWAL = {
  accountId: 'demo-bank',
  amount: '1000',
  fee: '10.00',
  paymentPassword: '258025',
}

/** Valid input for a withdrawal by `demoagent`, who makes all calls in tests. */
export const WITHDRAWAL = {
  ...MEMBER_WITHDRAWAL,
  accountId: 'demo-bank-agent',
}

/** Removes this player's second factor, which inputs of the security center turn on and off. */
export const askNoFactor = ({ sandbox }: Caller) =>
  sandbox.setState({ rules: { withdrawalFactor: null } })

let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs jobs one after another, because a bonus for one call would block the withdrawal for another.
 */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work, work)
  queue = result
  return result
}

/** Runs a job for a player whose money is free, since nothing of it must be bet before it leaves. */
export const withFreeMoney = <Result>(
  { sandbox, brand }: Caller,
  work: (player: Player) => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const player = await enter(sandbox, brand, 'demoagent')
    for (const { id } of (await player.ask(getWithdrawTerms)).turnovers) {
      await player.ask(cancelBonus, { id })
    }
    return work(player)
  })

export const makeWithdrawal = async (caller: Caller) => {
  await askNoFactor(caller)
  return withFreeMoney(caller, (player) => player.ask(addWithdrawal, WITHDRAWAL))
}

/** Makes a withdrawal that the cashier has sent. */
export async function makePaid(caller: Caller) {
  const { id } = await makeWithdrawal(caller)
  const desk = openDesk(caller.sandbox, caller.brand)
  await desk.act(id, 'approve')
  return desk.act(id, 'pay')
}

/** Gives a player a bonus with turnover, and returns its id. */
export const makeBonus = ({ sandbox, brand }: Caller): Promise<string> =>
  inTurn(async () => {
    const { merchant } = brand
    const bonus = { merchant, username: 'demoagent', amount: '500', times: 10 }
    await sandbox.console('POST', '/sandbox/cashier/withdrawals/bonus', bonus)
    const player = await enter(sandbox, brand, 'demoagent')
    return (await player.ask(getWithdrawTerms)).turnovers.at(-1).id
  })

/** The console's cashier page; its actions reject with the refusal. */
export function openDesk(sandbox: TestSandbox, { merchant }: Brand) {
  return {
    act: async (id: string, act: DeskAct, more: Partial<DeskOrder> = {}) => {
      const order = { merchant, id, act, ...more }
      const reply = await sandbox.console('POST', '/sandbox/cashier/withdrawals/act', order)
      if (reply.status !== 200) throw Object.assign(new Error(reply.text), reply.json)
      return reply.json
    },
  }
}

/**
 * Starts a sandbox for a test file and resets it before each test; returns functions for a player
 * who withdraws.
 */
export function useWithdrawals() {
  const lotus = makeBrand('lotus')
  let sandbox: TestSandbox
  let player: Player
  beforeAll(async () => {
    sandbox = await startTestSandbox([lotus])
  })
  afterAll(() => sandbox.close())
  const logIn = async (username?: string) => {
    player = await enter(sandbox, lotus, username)
  }
  beforeEach(async () => {
    await sandbox.console('DELETE', '/sandbox/state')
    await sandbox.console('DELETE', '/sandbox/players')
    await logIn()
  })
  const desk = () => openDesk(sandbox, lotus)
  const read = (id: string) => player.ask(getWithdrawal, { id })
  return {
    lotus,
    sandbox: () => sandbox,
    player: () => player,
    logIn,
    desk,
    read,
    balance: async () => (await player.ask(getBalance)).balance as string,
    /** Moves the clock in steps, since a larger step would end the session for inactivity. */
    moveClock: async (minutes: number) => {
      await sandbox.setState({ clockOffset: minutes * 60_000 })
      await logIn()
    },
    ledgerSum: async () =>
      (await sandbox.console('GET', `/sandbox/money/list?merchant=${lotus.merchant}`)).json.sum,
    /**
     * Makes a withdrawal and sends its payouts: with these amounts, or one payout of the whole
     * amount.
     */
    send: async (...parts: (string | undefined)[]) => {
      const { id } = await player.ask(addWithdrawal, MEMBER_WITHDRAWAL)
      await desk().act(id, 'approve')
      for (const amount of parts.length > 0 ? parts : [undefined]) {
        await desk().act(id, 'pay', amount === undefined ? {} : { amount })
      }
      return read(id)
    },
  }
}
