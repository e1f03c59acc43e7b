import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useMoments } from '#core/gateway/useMoments.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { isAboveOwn } from '../rates.ts'
import { LinkActs } from './LinkActs.tsx'
import { LinkGone } from './LinkGone.tsx'
import { LinkShare } from './LinkShare.tsx'
import { LinkStatistics } from './LinkStatistics.tsx'
import { LinkTerms } from './LinkTerms.tsx'
import { LINK_STATE_WORDS } from './messages.ts'
import { accountPaths } from './places.ts'
import { accountTermsQuery, invitationsQuery } from './queries.ts'
import { RateList } from './RateList.tsx'

/** One invitation link: the ways to share it, its rates and its results by day. */
export function LinkView({ id }: { id: string }) {
  const { t } = useLingui()
  const { day } = useMoments()
  const { data, error, refetch } = useQuery(invitationsQuery)
  const { data: terms } = useQuery(accountTermsQuery)
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-panel" />
  const link = data.list.find((each) => each.id === id)
  if (!link) return <LinkGone />
  const { channel, code, kind, state, rates, createdAt } = link
  const words = LINK_STATE_WORDS[state]
  const made = day(createdAt)
  return (
    <article className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-heading wrap-anywhere">{channel}</h2>
          <StatusLabel tone={words.tone}>{t(words.name)}</StatusLabel>
        </div>
        <LinkTerms link={link} />
        <p className="text-label text-pretty text-muted">{t(words.sentence)}</p>
      </header>
      {state === 'ACTIVE' && <LinkShare code={code} kind={kind} />}
      <section aria-labelledby="link-rates" className="flex flex-col gap-3 card p-4">
        <h3 id="link-rates" className="text-label font-semibold">
          <Trans>What newcomers earn</Trans>
        </h3>
        <RateList rates={rates} />
        {terms && isAboveOwn(rates, terms.rates) && (
          <FormAlert tone="warning">
            <Trans>Some of these are now above your own rates. Newcomers get yours instead.</Trans>
          </FormAlert>
        )}
        <p className="text-caption text-muted">
          <Trans comment="The day on which a link was made">Created on {made}</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={accountPaths.editLink(id)} className={buttonClass({ variant: 'outline' })}>
            <Pencil aria-hidden="true" className="size-4.5" />
            <Trans comment="Button that lets an invitation link be edited">Change</Trans>
          </Link>
          <LinkActs link={link} />
        </div>
      </section>
      <LinkStatistics id={id} />
    </article>
  )
}
