/** Inputs of a report that change only the order of its rows. */
export const ORDER = ['sortBy', 'descending'] as const
