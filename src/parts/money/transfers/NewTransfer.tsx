import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { isWaiting } from '#core/operations/useOperation.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Drafted } from '#parts/form/Drafted.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AmountStep } from './AmountStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { transferTermsQuery } from './queries.ts'
import { makeTransferSchema, TransferFieldsSchema } from './schema.ts'
import { useTransfer } from './useTransfer.ts'
import { nameOperation, type TransferWay } from './ways.ts'

interface Props {
  way: TransferWay
  isChecking: boolean
  /** Content that is shown if there is nobody to whom the player may transfer. */
  nobody: ReactNode
}

/** The form and the review step of a transfer within the team. Entered values survive a reload. */
export function NewTransfer({ way, isChecking, nobody }: Props) {
  const { t } = useLingui()
  const { data: terms, error, refetch } = useQuery(transferTermsQuery(way))
  const kind = nameOperation(way)
  const { locale } = useLanguage()
  const draft = useMemo(() => makeTabDraft(`transfer-${kind}:v1`, TransferFieldsSchema), [kind])
  const { state, findOut, resumed, send } = useTransfer(way, draft)
  const reviewStep = useReviewStep(way.formPath, way.checkPath)
  const [wentOn, setWentOn] = useState(false)
  if (state.kind === 'unknown') return <UnknownOutcome onFindOut={findOut} />
  if (isWaiting(state, isChecking)) return <PageSkeleton />
  if (error?.code === 'member_not_found') return nobody
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms) return <PageSkeleton />
  if (!terms.payee) return nobody
  const { payee } = terms
  const { direction } = way
  const retold = resumed && !wentOn && (
    <FormAlert tone="info" title={t`Your last request didn’t go through`}>
      <Trans>
        Nothing was transferred. What you entered is still below, and you can safely send it again.
      </Trans>
    </FormAlert>
  )
  return (
    <div className="flex flex-col gap-5">
      {retold}
      {isChecking && !terms.turnover ? (
        <Drafted draft={draft} schema={makeTransferSchema(terms, locale)} form={way.formPath}>
          {({ amount }) => (
            <ConfirmStep
              {...{ direction, terms, payee }}
              entered={{ direction, payeeId: payee.id, amount }}
              send={send}
              onChange={reviewStep.leave}
              onBlocked={() => void refetch()}
            />
          )}
        </Drafted>
      ) : (
        <AmountStep
          {...{ direction, terms, payee, draft }}
          onDone={() => {
            setWentOn(true)
            reviewStep.open()
          }}
        />
      )}
    </div>
  )
}

const PageSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-20 rounded-panel" />
    <Skeleton className="h-32 rounded-panel" />
  </div>
)
