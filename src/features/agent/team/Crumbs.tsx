import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import type { MemberPath } from './schema.ts'
import { useTeamState } from './useTeamState.ts'

interface Props {
  /** Members from the agent's direct downline to the member whose downlines are shown. */
  path: MemberPath
  total: number | undefined
}

const showEnd = (trail: HTMLElement | null) =>
  trail?.scrollTo({ left: trail.scrollWidth, behavior: 'instant' })

/** Links from the agent down to the level of the team that is shown. A long path scrolls. */
export function Crumbs({ path, total }: Props) {
  const { t } = useLingui()
  const { pathOf } = useTeamState()
  const steps = [
    { to: pathOf(), name: t`My team` },
    ...path.map(({ id, account }) => ({ to: pathOf(`below/${id}`), name: account })),
  ]
  return (
    <nav
      aria-label={t({
        message: 'Path to this member',
        comment: 'Names the way from the agent down to the member on screen',
      })}
      className="flex min-w-0 flex-col gap-1"
    >
      <ol key={path.length} ref={showEnd} className="scroll-row -mx-4 flex items-center gap-1 px-4">
        {steps.map(({ to, name }, index) => (
          <li key={to} className="flex shrink-0 items-center gap-1">
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-muted rtl:-scale-x-100"
              />
            )}
            {index === steps.length - 1 ? (
              <span
                aria-current="page"
                className="inline-flex min-h-thumb items-center px-1 text-label font-bold"
              >
                {name}
              </span>
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-thumb items-center px-1 text-label text-primary-text"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {total !== undefined && (
        <p className="text-caption text-muted">
          <Plural value={total} one="# downline" other="# downlines" />
        </p>
      )}
    </nav>
  )
}
