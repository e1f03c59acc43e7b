import { useLocation } from 'react-router-dom'

/** State of a history entry whose page leads on to an address once its task is done. */
interface Detour {
  returnTo: string
  /** The detour that the page at that address is itself, and goes on with. */
  outer?: Detour | undefined
}

/**
 * Makes the state of a link to a page whose task another page needs, such as a payment password.
 *
 * @param outer the detour that the page with the link is itself (`useDetour`), so that it is not
 *   forgotten
 */
export const leadBackTo = (address: string, outer?: Detour): Detour => ({
  returnTo: address,
  outer,
})

/** The detour that the page on screen is; undefined if it is none. */
export function useDetour(): Detour | undefined {
  const state = useLocation().state as Partial<Detour> | null
  return state?.returnTo === undefined ? undefined : (state as Detour)
}
