import { useLocation } from 'react-router-dom'

/** State of a history entry whose page leads on to an address once its task is done. */
interface Detour {
  returnTo: string
}

/** Makes the state of a link to a page whose task another page needs, such as a payment password. */
export const leadBackTo = (address: string): Detour => ({ returnTo: address })

/** Where the page on screen leads once its task is done; undefined if it is no detour. */
export function useReturnTo(): string | undefined {
  const { state } = useLocation()
  return (state as Partial<Detour> | null)?.returnTo
}
