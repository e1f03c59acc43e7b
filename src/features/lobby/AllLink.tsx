import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'

interface Props {
  to: string
  /** Id of the section's heading, which screen readers read after the link's text "All". */
  section: string
}

/** Link from a home section to all of its games. */
export function AllLink({ to, section }: Props) {
  const id = `${section}-all`
  return (
    <Link
      id={id}
      to={to}
      aria-labelledby={`${id} ${section}`}
      className="inline-flex min-h-thumb items-center gap-0.5 rounded-control ps-3 text-label font-semibold whitespace-nowrap text-primary-text"
    >
      <Trans context="link to all games of a category">All</Trans>
      <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  )
}
