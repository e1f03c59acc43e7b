import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useMemo, useState, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Drafted } from '#parts/form/Drafted.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useLastLook } from '#parts/form/useLastLook.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AmountStep } from './AmountStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { transferTermsQuery } from './queries.ts'
import { makeTransferSchema, readEntered, TransferFieldsSchema } from './schema.ts'
import { intentOf, type TransferWay } from './ways.ts'

interface Props {
  way: TransferWay
  isChecking: boolean
  /** Stands there if there is nobody to pay. */
  nobody: ReactNode
}

/** A transfer within the team, from its amount to the last look; what was entered outlives a reload. */
export function NewTransfer({ way, isChecking, nobody }: Props) {
  const { data: terms, error, refetch } = useQuery(transferTermsQuery(way))
  const kind = intentOf(way)
  const intent = useMoneyIntent(kind)
  const store = useStore()
  const { locale } = useLanguage()
  const draft = useMemo(() => makeTabDraft(`transfer-${kind}:v1`, TransferFieldsSchema), [kind])
  const lastLook = useLastLook(way.formPath, way.checkPath)
  const [unanswered, setUnanswered] = useState(() => readEntered(intent.findOpen()))
  if (error?.code === 'member_not_found') return nobody
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms) return <PageSkeleton />
  if (!terms.payee) return nobody
  const { payee } = terms
  const { direction } = way
  const look = { way, terms, payee, onMade: () => store.set(draft, null) }
  if (unanswered) {
    return (
      <ConfirmStep
        {...look}
        entered={unanswered}
        isUnanswered
        onChange={() => {
          store.set(draft, { amount: unanswered.amount })
          setUnanswered(null)
          if (isChecking) lastLook.leave()
        }}
      />
    )
  }
  if (isChecking) {
    return (
      <Drafted draft={draft} schema={makeTransferSchema(terms, locale)} form={way.formPath}>
        {({ amount }) => (
          <ConfirmStep
            {...look}
            entered={{ direction, payeeId: payee.id, amount }}
            isUnanswered={false}
            onChange={lastLook.leave}
          />
        )}
      </Drafted>
    )
  }
  return <AmountStep {...{ direction, terms, payee, draft }} onDone={lastLook.open} />
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
