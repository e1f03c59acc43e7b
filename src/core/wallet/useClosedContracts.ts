import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { AGENT_PAGES } from '#core/navigation/paths.ts'
import { identityAtom, isOfficeAgentAtom, mayAskAtom } from '#core/session/session.ts'
import type { Funds } from './api.ts'
import { fundsQuery } from './queries.ts'

/** The page of each kind of contract, and the flag by which the operator opens it for an agent. */
const KINDS = {
  dividend: ['agentDividendRecordCopy2', 'divtypereq'],
  dailySalary: ['agentDailyWages2', 'dailysalreqtype'],
  hourlySalary: ['agentHourSalary', 'contracthoursalreq'],
  realtimeSalary: ['agentRealtimeSalary', 'realtimesalreqtype'],
} as const satisfies Record<string, readonly [keyof typeof AGENT_PAGES, keyof Funds]>

type Kind = keyof typeof KINDS

const listClosed = ({ extraAgentMenuTypes: menu, ...flags }: Funds) =>
  (Object.keys(KINDS) as Kind[]).filter((kind) => {
    const [page, flag] = KINDS[kind]
    return Number(flags[flag] ?? 1) === 0 || menu?.includes(page) === false
  })

/**
 * The kinds of contract that the operator has closed for this agent (docs/product.md §12.1), though
 * the site may have them; undefined while that is not known.
 *
 * @param isNeeded whether to ask the gateway
 */
export function useClosedContracts(isNeeded: boolean = true): readonly Kind[] | undefined {
  const isAgent = useAtomValue(identityAtom) === 'agent'
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  const enabled = useAtomValue(mayAskAtom) && isAgent && !isOfficeAgent && isNeeded
  return useQuery({ ...fundsQuery, enabled, select: listClosed }).data
}
