import { useLocation } from 'react-router-dom'

/** Hash of the page that lists the claimable rewards. */
export const CLAIMS = 'claims'

/**
 * Reads the hash: a promotion's id, the claims, or empty. A hash that cannot be decoded is empty.
 */
export function usePromotionPlace(): string {
  const { hash } = useLocation()
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
