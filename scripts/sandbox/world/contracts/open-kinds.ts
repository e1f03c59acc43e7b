import { CONTRACT_KINDS, type ContractKind } from '#features/agent/contracts/schema.ts'
import team from '../../content/team.json' with { type: 'json' }

/** The kinds of contract that the operator opens for some agents of the demo team. */
const OPEN: Readonly<Record<string, readonly string[]>> = team.contracts

/** Whether the operator opens a kind of contract for an agent (docs/product.md §12.1). */
export const isOpenFor = (username: string, kind: ContractKind): boolean =>
  OPEN[username]?.includes(kind) ?? true

/** The page of each kind of contract, as menus of the agent center name it. */
const MENU = {
  dividend: 'agentDividendRecordCopy2',
  dailySalary: 'agentDailyWages2',
  hourlySalary: 'agentHourSalary',
  realtimeSalary: 'agentRealtimeSalary',
} satisfies Record<ContractKind, string>

/** What the gateway tells an agent about the kinds of contract that it may have. */
export function writeOpenKinds(username: string) {
  return {
    divtypereq: isOpenFor(username, 'dividend'),
    dailysalreqtype: isOpenFor(username, 'dailySalary'),
    contracthoursalreq: isOpenFor(username, 'hourlySalary'),
    realtimesalreqtype: isOpenFor(username, 'realtimeSalary'),
    extraAgentMenuTypes: CONTRACT_KINDS.filter((kind) => isOpenFor(username, kind)).map(
      (kind) => MENU[kind],
    ),
  }
}
