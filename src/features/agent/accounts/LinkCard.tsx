import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, Share2 } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { useShare } from '#parts/invitations/useShare.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { LINK_STATE_WORDS } from './messages.ts'
import { LinkTerms } from './LinkTerms.tsx'
import { accountPaths } from './places.ts'
import { ResultFacts } from './ResultFacts.tsx'
import type { Invitation } from './schema.ts'
import { useLinkWords } from './useLinkWords.ts'

/** An invitation link in the list: its state, its results and a button to share it. */
export function LinkCard({ link, currency }: { link: Invitation; currency: string }) {
  const { t } = useLingui()
  const { id, channel, code, state, results } = link
  const { title, text, url } = useLinkWords(link)
  const { outcome, share } = useShare()
  const words = LINK_STATE_WORDS[state]
  return (
    <article aria-labelledby={`link-${id}`} className="flex min-w-0 flex-col gap-4 card p-4">
      <header className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 id={`link-${id}`} className="text-body font-semibold wrap-anywhere">
            {channel}
          </h3>
          <p className="text-label font-semibold tracking-wide text-accent-text wrap-anywhere">
            {code}
          </p>
          <LinkTerms link={link} />
        </div>
        <span className="shrink-0">
          <StatusLabel tone={words.tone}>{t(words.name)}</StatusLabel>
        </span>
      </header>
      <ResultFacts results={results} currency={currency} />
      <div className="mt-auto flex flex-wrap gap-2">
        {state === 'ACTIVE' && (
          <Button
            variant="soft"
            className="flex-1"
            id={`share-${id}`}
            aria-labelledby={`share-${id} link-${id}`}
            onClick={() => void share({ title, text, url })}
          >
            <Share2 aria-hidden="true" className="size-4.5" />
            <span role="status">
              {outcome === 'copied' ? <Trans>Copied</Trans> : <Trans>Share</Trans>}
            </span>
          </Button>
        )}
        <Link
          to={accountPaths.link(id)}
          state={FROM_LIST}
          id={`details-${id}`}
          aria-labelledby={`details-${id} link-${id}`}
          className={`${buttonClass({ variant: 'outline' })} flex-1`}
        >
          <Trans comment="Button that leads to all that is known of a link">Details</Trans>
          <ChevronRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </Link>
      </div>
    </article>
  )
}
