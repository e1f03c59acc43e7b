/** Whether whole products are asked for, as `npm test -- --full` does. */
const isFull = process.env.LIVERY_FULL === '1'

/** How often a test draws at random: enough to catch a slip, or as often as in the full check. */
export const draws = (few: number, all: number): number => (isFull ? all : few)
