/** Messages from a game to the page around it about its round (docs/product.md §4.11). */
export const ROUND_OPEN = 'livery:round-open'
export const ROUND_OVER = 'livery:round-over'
