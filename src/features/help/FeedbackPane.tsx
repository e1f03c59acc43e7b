import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackRulesQuery } from './queries.ts'

/** The page for feedback to the operator (docs/product.md §11.7). */
export function FeedbackPane({ isWide }: { isWide: boolean }) {
  const { t } = useLingui()
  const { data: rules, error, refetch } = useQuery(feedbackRulesQuery)
  const [reference, setReference] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWide) heading.current?.focus({ preventScroll: true })
  }, [isWide])
  return (
    <section aria-labelledby="feedback-title" className="flex max-w-form min-w-0 flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1
          id="feedback-title"
          ref={heading}
          tabIndex={-1}
          className="text-title text-balance outline-none"
        >
          {t`Feedback`}
        </h1>
        <p className="text-body text-pretty text-muted">
          <Trans>
            Tell us what went wrong, or what we could do better. Never write a password or a code
            here.
          </Trans>
        </p>
      </div>
      {reference !== null ? (
        <Sent id={reference} onAgain={() => setReference(null)} />
      ) : rules ? (
        <FeedbackForm rules={rules} onSent={setReference} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-panel" />
      )}
    </section>
  )
}

function Sent({ id, onAgain }: { id: string; onAgain: () => void }) {
  const reference = id.slice(0, 8).toUpperCase()
  return (
    <div
      ref={(place) => place?.focus()}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-center gap-4 card px-6 py-10 text-center outline-none"
    >
      <span className="flex size-16 items-center justify-center rounded-pill bg-success text-on-success">
        <CircleCheckBig aria-hidden="true" className="size-8" />
      </span>
      <h3 className="text-heading text-balance">
        <Trans>Thank you. We read every one of these.</Trans>
      </h3>
      <p className="text-label text-pretty text-muted">
        <Trans>
          If you left us a way to reach you, we answer there. Your reference:{' '}
          <span className="font-mono text-text select-all">{reference}</span>
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={paths.help()} className={buttonClass()}>
          <Trans>Help center</Trans>
        </Link>
        <Button variant="outline" onClick={onAgain}>
          <Trans comment="Button: opens the empty feedback form again">Write another</Trans>
        </Button>
      </div>
    </div>
  )
}
