import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'

/** What a link within the page tells the place that it leads to. */
export const FROM_LIST = { isFromList: true }

/**
 * The way back to a list, at a desk, where the page's own arrow is not drawn: who came from the list
 * returns to the place in it.
 */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromList = (state as Partial<typeof FROM_LIST> | null)?.isFromList === true
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
      className="inline-flex min-h-thumb items-center gap-2 self-start rounded-control pe-3 text-label font-semibold text-primary-text max-lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
