import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useBackToList } from '#core/navigation/useBackToList.ts'

/**
 * A link back to a list, for wide pages; on phones, the page's heading has an arrow for it
 * (`useBackToList`).
 */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  const goBack = useBackToList()
  return (
    <Link
      to={to}
      onClick={goBack}
      className="inline-flex min-h-thumb items-center gap-2 self-start rounded-control pe-3 text-label font-semibold text-primary-text max-lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
