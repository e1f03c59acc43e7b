/** What of a report's input says only in which order its rows come. */
export const ORDER = ['sortBy', 'descending'] as const
