import { createContext, use, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'

/** @param isInPlace whether it takes the place of what is shown, without a move of the page */
type OpenPlace = (place: string, isInPlace?: boolean) => void

/** Opens a place of the deposits where they have no address, as over a game; null on their page. */
export const OpenPlaceContext = createContext<OpenPlace | null>(null)

/** Goes to a place of the deposits: an address of the page, or a step within the popup. */
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
