import type { Funds } from '#core/wallet/api.ts'
import { CONTRACT_FLAGS, CONTRACT_KINDS, CONTRACT_PAGES, type ContractKind } from './schema.ts'

/** Lists the kinds of contract that the operator closes for an agent (docs/product.md §12.1). */
export const listClosed = ({ extraAgentMenuTypes: menu, ...flags }: Funds): ContractKind[] =>
  CONTRACT_KINDS.filter(
    (kind) =>
      flags[CONTRACT_FLAGS[kind]] === false || menu?.includes(CONTRACT_PAGES[kind]) === false,
  )
