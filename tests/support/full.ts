/** Whether tests must try all combinations, as `npm test -- --full` does. */
export const IN_FULL = process.env['LIVERY_FULL'] === '1'

/** Whether slow tests of rare faults run, which `npm test` leaves to CI and to the full check. */
export const IN_CI = IN_FULL || Boolean(process.env['CI'])

/** Chooses the number of random runs: `few` in the fast check, `all` in the full check. */
export const draws = (few: number, all: number): number => (IN_FULL ? all : few)

/**
 * SQLite statements are freed between two turns of the event loop; a test of 10,000 runs needs such
 * pauses.
 */
export const freeStatements = () => new Promise((resolve) => setImmediate(resolve))
