import { createContext, use, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'

/**
 * @param place step of the deposit, as the address names it
 * @param isInPlace true if the new step replaces the present one without moving the page
 */
type OpenPlace = (place: string, isInPlace?: boolean) => void

/**
 * Opens a step of the deposit inside the popup over a game, where steps have no address; null on
 * the deposit page.
 */
export const OpenPlaceContext = createContext<OpenPlace | null>(null)

/**
 * Returns a function that opens a step of the deposit: at its address on the page, or inside the
 * popup.
 */
export function useOpenPlace(): OpenPlace {
  const navigate = useNavigate()
  const open = use(OpenPlaceContext)
  return (
    open ??
    ((place, isInPlace) =>
      void navigate(paths.member('depositv2', place), isInPlace ? IN_PLACE : undefined))
  )
}

interface Props {
  /** Step of the deposit that the link opens; empty for the list of payment methods. */
  place?: string
  className: string
  children: ReactNode
}

/**
 * A link to a step of the deposit. In the popup over a game it is a button, because the page must
 * stay.
 */
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
