import type { LanguageCode } from '#rules/languages.ts'
import type { Brand } from './schema.ts'

/** Placeholder in a brand's footer for the minimum age, which the gateway may raise. */
export const AGE_PLACEHOLDER = '{minimumAge}'

/**
 * Writes a brand's footer as a player reads it, with the minimum age in place of its placeholder.
 */
export const writeFooter = (text: string, minimumAge: number) =>
  text.replaceAll(AGE_PLACEHOLDER, String(minimumAge))

/**
 * Joins a brand's statement and its disclaimer; undefined if the product's own statement, which
 * holds both, is shown.
 */
export function joinFooter(legal: Brand['legal'], language: LanguageCode): string | undefined {
  const statement = legal.footer[language]
  const disclaimer = legal.disclaimer[language]
  if (statement === undefined || disclaimer === undefined) return statement
  // Chinese sentences have no space between them.
  return statement + (language === 'CN' ? '' : ' ') + disclaimer
}
