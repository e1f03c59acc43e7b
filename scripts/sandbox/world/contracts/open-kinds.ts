import {
  CONTRACT_FLAGS,
  CONTRACT_KINDS,
  CONTRACT_PAGES,
  type ContractKind,
} from '#features/agent/contracts/schema.ts'
import team from '../../content/team.json' with { type: 'json' }

/** The kinds of contract that the operator opens for some agents of the demo team. */
const OPEN = new Map<string, readonly string[]>(Object.entries(team.contracts))

/** Whether the operator opens a kind of contract for an agent (docs/product.md §12.1). */
export const isOpenFor = (username: string, kind: ContractKind): boolean =>
  OPEN.get(username)?.includes(kind) ?? true

/** What the gateway tells an agent about the kinds of contract that it may have. */
export function writeOpenKinds(username: string) {
  const flags = CONTRACT_KINDS.map((kind) => [CONTRACT_FLAGS[kind], isOpenFor(username, kind)])
  const open = CONTRACT_KINDS.filter((kind) => isOpenFor(username, kind))
  return {
    ...Object.fromEntries(flags),
    extraAgentMenuTypes: open.map((kind) => CONTRACT_PAGES[kind]),
  }
}
