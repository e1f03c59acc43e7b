import { useLocation } from 'react-router-dom'

/** Anchor of the feedback form, which is listed beside the topics. */
export const FEEDBACK = 'feedback'

/** Reads the anchor from the part of an address after `#`. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/**
 * Reads from the address which topic of the help center is open; empty for the start of the help
 * center.
 */
export const useHelpAnchor = (): string => readAnchor(useLocation().hash.slice(1))
