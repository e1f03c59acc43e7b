import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { mayAskAtom } from '#core/session/session.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { waitingContractsQuery } from '../contracts/queries.ts'
import type { ContractKind } from '../contracts/schema.ts'

/** Shows how many contracts of one kind wait for the agent's answer. */
export function ContractsWaiting({ kind }: { kind: ContractKind }) {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const { data } = useQuery({ ...waitingContractsQuery, enabled })
  const count = data?.list.filter((each) => each.kind === kind).length ?? 0
  return (
    <CountBadge
      count={count}
      label={t`${plural(count, { one: '# contract waiting', other: '# contracts waiting' })}`}
      tone="alert"
    />
  )
}

export const DividendsWaiting = () => <ContractsWaiting kind="dividend" />
export const DailySalariesWaiting = () => <ContractsWaiting kind="dailySalary" />
export const HourlySalariesWaiting = () => <ContractsWaiting kind="hourlySalary" />
export const RealtimeSalariesWaiting = () => <ContractsWaiting kind="realtimeSalary" />
