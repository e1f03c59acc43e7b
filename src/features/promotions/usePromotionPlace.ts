import { useLocation } from 'react-router-dom'

/** Hash of the address that opens the list of claimable rewards. */
export const CLAIMS = 'claims'

/**
 * Reads the hash of the address: a promotion's id, the claimable rewards, or empty. A hash that
 * cannot be decoded is read as empty.
 */
export function usePromotionPlace(): string {
  const { hash } = useLocation()
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
