import type { ContractKind } from './schema.ts'
import { DownlineDealView } from './DownlineDealView.tsx'
import { DownlineList } from './DownlineList.tsx'

interface Props {
  kind: ContractKind
  /** The downline that the address names, and what is about to be done. */
  id: string | undefined
  step: string | undefined
}

/** The contracts that the agent gives: a list of direct downlines, or one of them. */
export const Downlines = ({ kind, id, step }: Props) =>
  id ? <DownlineDealView key={id} {...{ kind, id, step }} /> : <DownlineList kind={kind} />
