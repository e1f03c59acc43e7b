import { useLocation } from 'react-router-dom'

/** The built-in place for feedback, beside the topics. */
export const FEEDBACK = 'feedback'

/** The anchor that a part of an address after `#` stands for. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** What of the help center the address names; empty for its start. */
export const useHelpAnchor = (): string => readAnchor(useLocation().hash.slice(1))
