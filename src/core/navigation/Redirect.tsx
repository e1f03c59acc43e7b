import { useContext, useEffect } from 'react'
import {
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  type Location,
  type Navigator,
} from 'react-router-dom'

/**
 * Replaces the page's address by another one. Unlike the router's `Navigate`, it does nothing if the
 * user has meanwhile gone to another page: a page that was drawn late must not lead away from there.
 */
export function Redirect({ to }: { to: string }) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { location } = navigator as Navigator & { location: Location }
    if (location.pathname === pathname) void navigate(to, { replace: true, state })
  }, [navigator, pathname, navigate, to, state])
  return null
}
