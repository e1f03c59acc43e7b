/** The median of some figures; the mean of the two middle ones if their number is even. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** Returns the figure that only the given share of all figures, such as 0.05, exceeds. */
export function allBut(share: number, figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * (1 - share)) - 1]!
}

/** Writes the smallest and the largest figure, such as "612–705". */
export function spread(figures: readonly number[], digits = 0): string {
  return `${Math.min(...figures).toFixed(digits)}–${Math.max(...figures).toFixed(digits)}`
}
