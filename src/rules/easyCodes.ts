const RUNS = ['01234567890', '09876543210']

/**
 * Whether a code is among the first that a thief tries: one to three digits again and again, digits
 * that each stand at least twice in a row, or a run of neighbouring digits (docs/product.md §5).
 */
export const isEasyToGuess = (code: string): boolean =>
  /^(?:(\d{1,3})\1+|(?:(\d)\2+)+)$/.test(code) || RUNS.some((run) => run.includes(code))
