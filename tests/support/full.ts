/** Whether whole products are asked for, as `npm test -- --full` does. */
const isFull = process.env.LIVERY_FULL === '1'

/** How often a test draws at random: enough to catch a slip, or as often as in the full check. */
export const draws = (few: number, all: number): number => (isFull ? all : few)

/** Statements of the database are freed between two turns of the event loop: 10,000 runs make millions. */
export const freeStatements = () => new Promise((resolve) => setImmediate(resolve))
