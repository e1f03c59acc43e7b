import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageContext } from '#core/locale/pageContext.ts'
import { joinSentences } from '#lib/phrases.ts'
import { InPlaceOfForm } from '#parts/money/InPlaceOfForm.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { Contract, Side } from './contractSchema.ts'
import { stateSentences } from './messages.ts'
import { contractHistoryQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'
import type { ContractStepName } from './useContractStep.ts'

/** What each step can no longer do, because the contract has changed meanwhile. */
const REFUSALS = {
  sign: msg`This offer is no longer open`,
  reject: msg`This offer is no longer open`,
  withdraw: msg`This offer can no longer be canceled`,
  end: msg`Your request to end it wasn’t sent`,
  agree: msg`The request to end it is no longer open`,
  keep: msg`The request to end it is no longer open`,
}

interface Props {
  kind: ContractKind
  step: ContractStepName
  side: Side
  /** Id of the downline whose contract is open; undefined for the agent's own. */
  downlineId?: string
  /** Id of the contract that the step was about; undefined if it is not known. */
  id: string | undefined
  /** The contract in force; null if there is none. The step's offer may have become this one. */
  current: Contract | null
}

/**
 * Says which step on a contract is no longer possible and what the contract is now, since the
 * contract changed while the agent read the step.
 */
export function StepGone({ kind, step, side, downlineId, id, current }: Props) {
  const { t } = useLingui()
  const { data } = useInfiniteQuery(contractHistoryQuery(kind, downlineId, usePageContext()))
  const over = data?.pages.flatMap(({ list }) => list) ?? []
  const contract = [current, ...over].find((each) => each?.id === id)
  return (
    <InPlaceOfForm>
      {step === 'sign' && contract?.state === 'active' ? (
        <FormAlert tone="success" title={<Trans>The contract is signed.</Trans>} />
      ) : step === 'end' && contract?.terminationAskedBy === side ? (
        // The request was sent, by a try whose reply was lost or in another tab.
        <FormAlert tone="success" title={t(stateSentences(contract, side)[0]!)} />
      ) : (
        <FormAlert tone="warning" title={t(REFUSALS[step])}>
          {contract &&
            joinSentences(
              step === 'withdraw' && contract.state === 'active' && t`Your downline has signed it.`,
              ...stateSentences(contract, side).map((sentence) => t(sentence)),
            )}
        </FormAlert>
      )}
    </InPlaceOfForm>
  )
}
