import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths, type AgentPage } from '#core/navigation/paths.ts'
import type { ReportMember } from './schema.ts'

/** Links from the agent's own team down to the member whose downlines are shown. */
export function Trail({ trail, page }: { trail: readonly ReportMember[]; page: AgentPage }) {
  const { t } = useLingui()
  const { search } = useLocation()
  if (trail.length === 0) return null
  const linkTo = (id?: string) => withSearch(paths.agentHome(page, id), search)
  return (
    <nav
      aria-label={t({
        message: 'Path through the team',
        comment: 'Name of a path through the levels of a team, for screen readers',
      })}
      className="min-w-0 print:hidden"
    >
      <ol className="flex flex-wrap items-center text-label">
        <li>
          <Link to={linkTo()} className="inline-flex min-h-thumb items-center hover:underline">
            <Trans comment="First step of a path through the levels of a team">My team</Trans>
          </Link>
        </li>
        {trail.map(({ id, account }, index) => (
          <li key={id} className="flex min-w-0 items-center">
            <ChevronRight
              aria-hidden="true"
              className="mx-1 size-4 shrink-0 text-muted rtl:-scale-x-100"
            />
            <Link
              to={linkTo(id)}
              aria-current={index === trail.length - 1 ? 'page' : undefined}
              className="inline-flex min-h-thumb items-center wrap-anywhere hover:underline aria-[current=page]:font-semibold"
            >
              {account}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
