import type { ContractKind } from './schema.ts'
import { DownlineDealView } from './DownlineDealView.tsx'
import { DownlineList } from './DownlineList.tsx'

interface Props {
  kind: ContractKind
  /** Id of the downline in the address; undefined for the list of downlines. */
  id: string | undefined
  step: string | undefined
}

/**
 * The contracts that the agent gives: the list of direct downlines, or the contract with one of
 * them.
 */
export const Downlines = ({ kind, id, step }: Props) =>
  id ? <DownlineDealView key={id} {...{ kind, id, step }} /> : <DownlineList kind={kind} />
