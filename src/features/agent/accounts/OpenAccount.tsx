import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Layers } from 'lucide-react'
import { useRef, useState } from 'react'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useRegisterRules } from '#parts/field-rules/useRegisterRules.ts'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AccountCheck } from './AccountCheck.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { EnteredAccount } from './accountSchema.ts'
import { accountDraftAtom } from './drafts.ts'
import { OpenedList } from './OpenedList.tsx'
import { accountTermsQuery } from './queries.ts'
import { useOpenAccount } from './useOpenAccount.ts'

interface Props {
  /** The account is there; its password is known on this page only. */
  onOpened: (id: string, password: string) => void
}

/** The account of a downline: what it is to be, a last look, and its receipt. */
export function OpenAccount({ onOpened }: Props) {
  const { t } = useLingui()
  useEncryption()
  const { data: terms, error, refetch } = useQuery(accountTermsQuery)
  const { rules, pending } = useRegisterRules()
  const [checked, setChecked] = useState<EnteredAccount | null>(null)
  const [earlier, setEarlier] = useState<EnteredAccount | null>(null)
  const forgetDraft = useSetAtom(accountDraftAtom)
  const password = useRef('')
  const { lost, findOut, resumed, begin, send } = useOpenAccount(({ id }) => {
    forgetDraft(null)
    onOpened(id, password.current)
  })
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms || pending || lost.kind === 'asking') return <FormSkeleton />
  if (lost.kind === 'unknown') return <UnknownOutcome error={lost.error} onFindOut={findOut} />
  if (!terms.mayOpen) {
    return (
      <EmptyState
        icon={<Layers />}
        title={t`Nobody can join below you`}
        detail={t`Your team has as many levels as a team may have. Your uplines can still open accounts.`}
      />
    )
  }
  if (checked) {
    return (
      <AccountCheck
        entered={checked}
        onChange={() => setChecked(null)}
        send={async () => {
          password.current = checked.password
          await send(checked)
        }}
      />
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <AccountForm
        terms={terms}
        rules={rules}
        entered={earlier ?? resumed}
        onCheck={async (entered) => {
          setEarlier(entered)
          await begin(entered)
          setChecked(entered)
        }}
      />
      <OpenedList />
    </div>
  )
}

const FormSkeleton = () => (
  <div role="status" className="flex max-w-3xl flex-col gap-5">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-20 rounded-panel" />
    <Skeleton className="h-control-lg rounded-control" />
    <Skeleton className="h-control-lg rounded-control" />
    <Skeleton className="h-40 rounded-panel" />
  </div>
)
