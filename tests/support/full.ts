/** Whether tests must try all combinations, as `npm test -- --full` does. */
const isFull = process.env.LIVERY_FULL === '1'

/** Chooses the number of random runs: `few` in the fast check, `all` in the full check. */
export const draws = (few: number, all: number): number => (isFull ? all : few)

/**
 * SQLite statements are freed between two turns of the event loop; a test of 10,000 runs needs such
 * pauses.
 */
export const freeStatements = () => new Promise((resolve) => setImmediate(resolve))
