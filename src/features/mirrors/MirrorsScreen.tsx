import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  CircleCheck,
  CircleX,
  Copy,
  ExternalLink,
  Globe,
  LoaderCircle,
  RefreshCw,
  ShieldAlert,
} from 'lucide-react'
import { useCopy } from '#core/platform/useCopy.ts'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useMirrorChecks, type TriedMirror } from './useMirrorChecks.ts'

/** All addresses of the brand, each tested from the visitor's network (docs/product.md §11.7). */
export function MirrorsScreen({ title }: ScreenProps) {
  const { t } = useLingui()
  const { mirrors, isDone, open, tryAgain } = useMirrorChecks()
  const others = mirrors.filter(({ isHere }) => !isHere)
  const all = mirrors.length
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 lg:px-8 lg:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-title text-balance">{title}</h1>
        <p className="text-body text-pretty text-muted">
          <Trans>
            If an address doesn’t open where you are, use another: your account is the same at all
            of them.
          </Trans>
        </p>
      </header>
      {others.length === 0 ? (
        <EmptyState
          icon={<Globe />}
          title={t`There are no other addresses`}
          detail={t`This is our only address right now.`}
          action={<ServiceButton variant="outline" />}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-label font-semibold">
              {isDone ? (
                open === 0 ? (
                  t`None of our addresses can be reached. Check your network.`
                ) : (
                  t`${plural(open, { other: '#' })} of ${plural(all, { one: '# address can be reached', other: '# addresses can be reached' })}`
                )
              ) : (
                <Trans>Trying all addresses from where you are…</Trans>
              )}
            </p>
            <Button variant="outline" size="sm" busy={!isDone} onClick={tryAgain}>
              <RefreshCw aria-hidden="true" className="size-4" />
              <Trans>Try again</Trans>
            </Button>
          </div>
          <ul className="flex flex-col overflow-hidden card">
            {mirrors.map((mirror) => (
              <Row key={mirror.host} mirror={mirror} />
            ))}
          </ul>
          <p className="flex items-start gap-3 rounded-panel bg-raised p-4 text-label text-pretty text-muted">
            <ShieldAlert aria-hidden="true" className="size-5 shrink-0 text-warning-text" />
            <Trans>
              Only the addresses in this list are ours. Never enter your password on any other site,
              even if it looks the same.
            </Trans>
          </p>
        </>
      )}
    </div>
  )
}

function Row({ mirror }: { mirror: TriedMirror }) {
  const { t } = useLingui()
  const copy = useCopy()
  const { host, origin, isMain, isHere } = mirror
  const href = `${origin}/`
  return (
    <li className="flex min-h-thumb items-center gap-3 border-b px-4 py-3 last:border-b-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-body font-semibold wrap-anywhere">{host}</span>
          {isMain && (
            <span className="rounded-pill bg-primary-soft px-2.5 py-0.5 text-caption font-semibold text-on-primary-soft">
              <Trans comment="Mark at the site’s first address">Main address</Trans>
            </span>
          )}
        </div>
        <Answer mirror={mirror} />
      </div>
      <button
        type="button"
        aria-label={t`Copy the link to ${host}`}
        onClick={() => void copy(href)}
        className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-quick hover:bg-raised hover:text-text"
      >
        <Copy aria-hidden="true" className="size-5" />
      </button>
      {!isHere && (
        <a
          href={href}
          rel="noopener noreferrer"
          aria-label={t({
            message: `Open ${host}`,
            comment: 'Link to another address of the site',
          })}
          className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control border text-text transition-colors duration-quick hover:bg-raised"
        >
          <ExternalLink aria-hidden="true" className="size-5" />
        </a>
      )}
    </li>
  )
}

function Answer({ mirror: { reach, isHere } }: { mirror: TriedMirror }) {
  if (!reach) {
    return (
      <span className="flex items-center gap-1.5 text-label text-muted">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
        <Trans comment="While an address of the site is tested">Trying…</Trans>
      </span>
    )
  }
  if (reach.state === 'closed') {
    return (
      <span className="flex items-center gap-1.5 text-label text-danger-text">
        <CircleX aria-hidden="true" className="size-4" />
        <Trans>Can’t be reached from here</Trans>
      </span>
    )
  }
  const { ms } = reach
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-label text-success-text">
      <CircleCheck aria-hidden="true" className="size-4" />
      <span className="tabular-nums">
        <Plural value={ms} other="Responds in # ms" />
      </span>
      {isHere && (
        <span className="text-muted">
          <Trans>(you are here)</Trans>
        </span>
      )}
    </span>
  )
}
