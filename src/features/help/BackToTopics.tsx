import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'

/** Link from a help topic to the list of topics, on phones. */
export function BackToTopics() {
  return (
    <Link
      to={paths.help()}
      className="-ms-2 inline-flex min-h-thumb items-center gap-1 self-start rounded-control pe-3 text-label font-semibold text-muted hover:text-text print:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      <Trans comment="Link back to the topics of the help center">All topics</Trans>
    </Link>
  )
}
