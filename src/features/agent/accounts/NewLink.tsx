import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Layers, Link2Off } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { changeAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { Link } from '#core/navigation/Link.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useOperation } from '#core/operations/useOperation.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { addInvitation } from './api.ts'
import { LinkForm } from './LinkForm.tsx'
import { accountPaths } from './places.ts'
import { accountTermsQuery, invitationsQuery } from './queries.ts'

/** Creates an invitation link and then opens its page, where it can be shared. */
export function NewLink() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: terms, error, refetch } = useQuery(accountTermsQuery)
  const { send } = useOperation({ kind: 'invitation-link', call: addInvitation })
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms) return <Skeleton className="h-96 max-w-3xl rounded-panel" />
  const back = (
    <Link to={accountPaths.links} className={buttonClass({ variant: 'outline' })}>
      <Trans>Back to the links</Trans>
    </Link>
  )
  if (!terms.mayOpen) {
    return (
      <EmptyState
        icon={<Layers />}
        title={t`Nobody can join below you`}
        detail={t`Your team has reached the maximum number of levels. Your uplines can still open accounts.`}
        action={back}
      />
    )
  }
  if (terms.links >= terms.mostLinks) {
    const most = terms.mostLinks
    return (
      <EmptyState
        icon={<Link2Off />}
        title={t`You’ve reached your link limit`}
        detail={t`${plural(most, { other: 'You can have # at a time. Delete one you no longer need.' })}`}
        action={back}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-heading">
        <Trans>A new invitation link</Trans>
      </h2>
      <LinkForm
        terms={terms}
        save={async (chosen) => {
          const link = await send(chosen)
          changeAnswer(queryClient, invitationsQuery, ({ list, ...rest }) => ({
            ...rest,
            list: [link, ...list],
          }))
          refreshTagged(queryClient, 'agent')
          void navigate(accountPaths.link(link.id), { replace: true })
        }}
      />
    </div>
  )
}
