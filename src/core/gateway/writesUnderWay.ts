let count = 0

/** Marks a call that changes data as pending, until the returned function is called. */
export function beginWrite(): () => void {
  count += 1
  return () => void (count -= 1)
}

/**
 * Tells whether a call that changes data still waits for its reply. The page must not reload then.
 */
export const hasWriteUnderWay = (): boolean => count > 0
