/**
 * Messages by which a game tells the page around it that a round of bets has begun or ended
 * (docs/product.md §4.11).
 */
export const ROUND_OPEN = 'livery:round-open'
export const ROUND_OVER = 'livery:round-over'
