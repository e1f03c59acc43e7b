import { createContext, use, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'

/** Opens a place of the deposits where they have no address, as over a game; null on their page. */
export const OpenPlaceContext = createContext<((place: string) => void) | null>(null)

/** Goes to a place of the deposits: an address of the page, or a step within the popup. */
export function useOpenPlace(): (place: string) => void {
  const navigate = useNavigate()
  const open = use(OpenPlaceContext)
  return open ?? ((place) => void navigate(paths.member('depositv2', place)))
}

interface Props {
  /** Empty for the ways to deposit. */
  place?: string
  className: string
  children: ReactNode
}

/** A link to a place of the deposits; over a game a button, since the page stays where it is. */
export function DepositLink({ place = '', className, children }: Props) {
  const open = use(OpenPlaceContext)
  if (open) {
    return (
      <button type="button" onClick={() => open(place)} className={`text-start ${className}`}>
        {children}
      </button>
    )
  }
  return (
    <Link to={paths.member('depositv2', place || undefined)} className={className}>
      {children}
    </Link>
  )
}
