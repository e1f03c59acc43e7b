/** Names of a report's inputs that change only the order of its rows. */
export const ORDER = ['sortBy', 'descending'] as const
