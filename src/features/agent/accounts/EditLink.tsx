import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { updateInvitation } from './api.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinkGone } from './LinkGone.tsx'
import { accountPaths } from './places.ts'
import { accountTermsQuery, invitationsQuery } from './queries.ts'

/** Changes an invitation link, except for its code and its kind of account. */
export function EditLink({ id }: { id: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const terms = useQuery(accountTermsQuery)
  const links = useQuery(invitationsQuery)
  const error = terms.error ?? links.error
  if (!terms.data || !links.data) {
    if (!error) return <Skeleton className="h-96 max-w-3xl rounded-panel" />
    const retry = () => void Promise.all([terms.refetch(), links.refetch()])
    return <SectionFailure error={error} onRetry={retry} />
  }
  const link = links.data.list.find((each) => each.id === id)
  if (!link) return <LinkGone />
  const { code } = link
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-heading wrap-anywhere normal-case!">
        <Trans>Change the link {code}</Trans>
      </h2>
      <LinkForm
        terms={terms.data}
        link={link}
        save={async ({ channel, rates, lastDay, usesLimit }) => {
          await updateInvitation({ id, channel, rates, lastDay, usesLimit })
          refreshTagged(queryClient, 'agent')
          void navigate(accountPaths.link(id), { replace: true })
        }}
      />
    </div>
  )
}
