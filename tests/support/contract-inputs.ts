import type { Brand } from '#core/brand/schema.ts'
import {
  getOwnContract,
  listDownlineContracts,
  listSettlements,
  listWaitingContracts,
} from '#features/agent/contracts/api.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { enter, type Player } from './player.ts'
import type { TestSandbox } from './sandbox.ts'
import { lastDays } from './periods.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}
interface Found {
  id: string
  kind: string
  member: { id: string; account: string }
}

/**
 * Dividend terms that demoagent may offer: their rate is below that in demoagent's own contract.
 */
export const dividend = (rate: number): Terms => ({
  kind: 'dividend',
  period: 'W',
  costRatio: 50,
  carryOver: true,
  minBetDays: 1,
  tiers: [{ activeMembers: 2, validBet: '0.00', loss: '0.00', rate }],
})

const hourly: Terms = {
  kind: 'hourlySalary',
  tiers: [{ activeMembers: 1, validBet: '1000.00', rate: 10 }],
}

/** Finds the id of a direct downline by account name. */
export async function findDownlineId({ ask }: Player, account: string): Promise<string> {
  const { list } = await ask(listDownlineContracts, { kind: 'dividend', pageSize: 100 })
  return (list as Found[]).find(({ member }) => member.account === account)?.member.id ?? ''
}

const asAgent = ({ sandbox, brand }: Caller) => enter(sandbox, brand, 'demoagent')

/** Input for the calls about one downline of the demo agent. */
const downline = async (caller: Caller, account: string, kind: string) => ({
  kind,
  downlineId: await findDownlineId(await asAgent(caller), account),
})

export const CONTRACT_INPUTS = {
  processDividend: async (_language: unknown, caller: Caller) => ({
    action: 'offer',
    downlineId: await findDownlineId(await asAgent(caller), 'somsak88'),
    terms: dividend(300),
  }),
  processDailySalary: async (_language: unknown, caller: Caller) => {
    const { ask } = await asAgent(caller)
    const { list } = await ask(listWaitingContracts)
    const offered = (list as Found[]).find(({ kind }) => kind === 'dailySalary')
    return { action: 'sign', contractId: offered?.id, ends: { count: 0, digest: '' } }
  },
  processHourlySalary: async (_language: unknown, caller: Caller) => ({
    action: 'offer',
    downlineId: await findDownlineId(await asAgent(caller), 'thanakorn88'),
    terms: hourly,
  }),
  processRealtimeSalary: async (_language: unknown, caller: Caller) => {
    const { ask } = await asAgent(caller)
    const { current } = await ask(getOwnContract, { kind: 'realtimeSalary' })
    return { action: 'requestTermination', contractId: current.id }
  },
  getOwnContract: () => ({ kind: 'dividend' }),
  listDownlineContracts: () => ({ kind: 'dividend', pageSize: 20 }),
  getDownlineContract: (_language: unknown, caller: Caller) =>
    downline(caller, 'thanakorn88', 'dividend'),
  listContractHistory: async (_language: unknown, caller: Caller) => ({
    ...(await downline(caller, 'thanakorn88', 'dividend')),
    pageSize: 20,
  }),
  previewContract: async (_language: unknown, caller: Caller) => ({
    ...(await downline(caller, 'thanakorn88', 'dividend')),
    terms: JSON.stringify(dividend(300)),
  }),
  getContractCascade: async (_language: unknown, caller: Caller) => {
    const { ask } = await asAgent(caller)
    const { current } = await ask(getOwnContract, { kind: 'dividend' })
    return { kind: 'dividend', contractId: current.id }
  },
  listSettlements: () => ({
    kind: 'dividend',
    of: 'own',
    ...lastDays(365),
    pageSize: 20,
  }),
  fileSettlements: () => ({ kind: 'dividend', of: 'own', ...lastDays(365) }),
  getSettlement: async (_language: unknown, caller: Caller) => {
    const { ask } = await asAgent(caller)
    // With a short seeded history, some contract kinds have no ended period yet, so all are tried.
    for (const kind of ['hourlySalary', 'dividend', 'dailySalary', 'realtimeSalary']) {
      const asked = { kind, of: 'own', ...lastDays(365), pageSize: 1 }
      // oxlint-disable-next-line no-await-in-loop -- the first kind with a settlement is enough
      const { list } = await ask(listSettlements, asked)
      if (list.length > 0) return { kind, settlementId: list[0].id as string }
    }
    throw new Error('demoagent has no settlement in the last 365 days')
  },
  listWaitingContracts: () => ({}),
}
