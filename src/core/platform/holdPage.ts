const holds = new Set<() => boolean>()

/**
 * Keeps the page from reloading by itself for a new release, until the returned function is called.
 *
 * @param counts whether the reason still counts
 */
export function holdPage(counts: () => boolean = () => true): () => void {
  holds.add(counts)
  return () => holds.delete(counts)
}

/**
 * Tells whether a reload would interrupt a call that changes data, or lose what somebody has typed.
 */
export const isPageHeld = (): boolean => [...holds].some((counts) => counts())
