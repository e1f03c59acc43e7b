import type { Funds } from '#core/wallet/api.ts'
import { KINDS } from './kinds.ts'
import { CONTRACT_KINDS, type ContractKind } from './schema.ts'

/** The field of the consolidated funds by which the operator opens a kind for a single agent. */
const FLAGS = {
  dividend: 'divtypereq',
  dailySalary: 'dailysalreqtype',
  hourlySalary: 'contracthoursalreq',
  realtimeSalary: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof Funds>

/** Lists the kinds of contract that the operator closes for an agent (docs/product.md §12.1). */
export const listClosed = ({ extraAgentMenuTypes: menu, ...flags }: Funds): ContractKind[] =>
  CONTRACT_KINDS.filter(
    (kind) => flags[FLAGS[kind]] === false || menu?.includes(KINDS[kind].page) === false,
  )
