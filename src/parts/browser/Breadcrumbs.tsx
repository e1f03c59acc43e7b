import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'

export interface Crumb {
  name: string
  to: string
}

/** The links from home to the current page, as a breadcrumb trail. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t({
        message: 'Breadcrumbs',
        comment: 'Name of the path above a list, for screen readers',
      })}
      className="text-label text-muted"
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-1">
            <Link
              to={to}
              className="inline-flex min-h-9 items-center rounded-control hover:text-text hover:underline"
            >
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="text-text">
          {current}
        </li>
      </ol>
    </nav>
  )
}
