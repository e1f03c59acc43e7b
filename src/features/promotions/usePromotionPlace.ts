import { useLocation } from 'react-router-dom'

/** The place of the page that lists what can be claimed. */
export const CLAIMS = 'claims'

/** What the hash names: a promotion, the claims, or nothing; a hash that is no text names nothing. */
export function usePromotionPlace(): string {
  const { hash } = useLocation()
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
