/** Placeholder in a brand's footer for the minimum age, which the gateway may raise. */
export const AGE_PLACEHOLDER = '{minimumAge}'

/**
 * Writes a brand's footer as a player reads it, with the minimum age in place of its placeholder.
 */
export const writeFooter = (text: string, minimumAge: number) =>
  text.replaceAll(AGE_PLACEHOLDER, String(minimumAge))
