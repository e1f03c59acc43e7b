import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, SearchX } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { HelpFind } from './helpIndex.ts'

interface Props {
  finds: readonly HelpFind[]
  /** Anchor of the help topic that is open beside the results. */
  shown: string
}

/** Results of the help search, in place of the list of topics. */
export function SearchFinds({ finds, shown }: Props) {
  const { t } = useLingui()
  if (finds.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t`Nothing found`}
        detail={t`Try fewer or other words, or ask customer service.`}
        action={<ServiceButton variant="outline" />}
      />
    )
  }
  return (
    <nav
      aria-label={t({ message: 'Search results', comment: 'Name of a list, for screen readers' })}
      className="flex min-w-0 flex-col gap-2"
    >
      <p aria-hidden="true" className="px-1 text-caption font-semibold text-muted">
        <Trans>Search results</Trans>
      </p>
      <ul className="flex flex-col overflow-hidden card">
        {finds.map(({ anchor, within, title, excerpt }) => (
          <li key={anchor} className="border-b last:border-b-0">
            <Link
              to={paths.help(anchor)}
              aria-current={anchor === shown ? 'page' : undefined}
              className="flex min-h-thumb items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-quick hover:bg-raised aria-[current=page]:bg-raised"
            >
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                {within && <span className="text-caption text-muted">{within}</span>}
                <span className="text-label font-semibold wrap-anywhere">
                  <Pieces pieces={title} />
                </span>
                <span className="line-clamp-3 text-caption wrap-anywhere text-muted">
                  <Pieces pieces={excerpt} />
                </span>
              </span>
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-muted lg:hidden rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Pieces = ({ pieces }: { pieces: HelpFind['title'] }) =>
  pieces.map(({ text, found }, index) =>
    found ? (
      <mark
        key={index}
        className="rounded-[min(var(--radius-control),0.2em)] bg-primary-soft text-on-primary-soft"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
