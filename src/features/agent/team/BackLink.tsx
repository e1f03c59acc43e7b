import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'

/** Link back on wide screens; on phones the page's header has it. */
export const BackLink = ({ to }: { to: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-thumb items-center gap-1 self-start text-label font-semibold text-primary-text max-lg:hidden print:hidden"
  >
    <ChevronLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
    <Trans comment="Link to the page before">Back</Trans>
  </Link>
)
