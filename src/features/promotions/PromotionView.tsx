import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, SearchX } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { paths } from '#core/navigation/paths.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PromotionArt } from './PromotionArt.tsx'
import { PromotionPanel } from './PromotionPanel.tsx'
import { promotionQuery } from './queries.ts'
import type { PromotionDetail } from './schema.ts'
import { Standing } from './Standing.tsx'

/** One promotion at its own address: its status, the next action and its terms. */
export function PromotionView({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(promotionQuery(id, usePageContext()))
  useScreenTitle(data?.title ?? null)
  useOnceOnline(error, () => void refetch())
  return (
    <>
      <Link
        to={paths.promotions()}
        className="-ms-2 inline-flex min-h-thumb items-center gap-1 self-start rounded-control pe-3 ps-1 text-label font-semibold hover:bg-raised"
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        <Trans>All promotions</Trans>
      </Link>
      {data ? (
        <>
          {error && <LineFailure error={error} onRetry={() => void refetch()} />}
          <Detail promotion={data} />
        </>
      ) : error?.code === 'promotion_unknown' || error?.code === 'invalid_request' ? (
        <EmptyState
          icon={<SearchX />}
          title={t`This promotion is no longer available`}
          detail={t`It may have ended long ago, or its address has changed.`}
          action={
            <Link to={paths.promotions()} className={buttonClass({ variant: 'outline' })}>
              <Trans>See all promotions</Trans>
            </Link>
          }
        />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t`Loading…`} className="flex flex-col gap-5">
          <Skeleton className="aspect-[4/3] rounded-panel sm:aspect-[16/7] lg:aspect-[10/3]" />
          <Skeleton className="h-48 rounded-panel" />
        </div>
      )}
    </>
  )
}

function Detail({ promotion }: { promotion: PromotionDetail }) {
  const { id, title, summary, picture, content, standing } = promotion
  const rules = useHtmlRules()
  return (
    <>
      <div className="grid overflow-hidden card lg:grid-cols-[2fr_3fr]">
        <PromotionArt
          picture={picture}
          eager
          className="aspect-[16/9] sm:aspect-[16/7] lg:order-last lg:aspect-[16/8]"
        />
        <div className="flex min-w-0 flex-col gap-3 p-4 sm:p-6 lg:justify-center lg:p-8">
          <h1 className="text-title text-pretty wrap-break-word">{title}</h1>
          <p className="text-body text-pretty text-muted">{summary}</p>
        </div>
      </div>
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24 lg:order-last">
          <PromotionPanel promotion={promotion} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {standing && <Standing standing={standing} />}
          <section aria-labelledby={`terms-${id}`} className="flex flex-col gap-4 card p-5">
            <h2 id={`terms-${id}`} className="section-title text-heading">
              <Trans>How it works</Trans>
            </h2>
            <SanitizedHtml html={content} {...rules} />
          </section>
        </div>
      </div>
    </>
  )
}
