let count = 0

/** Counts a call that changes data as pending until the returned function is called. */
export function beginWrite(): () => void {
  count += 1
  return () => void (count -= 1)
}

/**
 * Tells whether a call that changes data waits for its reply; the page must not reload meanwhile.
 */
export const hasWriteUnderWay = (): boolean => count > 0
