import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { SHELL_CATALOGUE } from '../../words/names.ts'
import { readCatalogue } from './catalogues.ts'

/**
 * The text of a page without TLS, on which the app never starts. Node runs no macros, so the text is
 * marked for the catalogues by a comment; its id is that of a macro.
 */
const INSECURE = /*i18n*/ {
  id: 'bRr1R_',
  message: 'This site only works over a secure connection (https).',
}

/**
 * English texts of `src/parts/failures/PageFailure.tsx`, which shows the same message once the app has
 * loaded.
 */
const TEXTS = {
  title: 'This page didn’t load',
  detail: 'Part of it didn’t arrive. Check your network, then reload.',
  action: 'Reload the page',
  insecure: INSECURE.message,
} as const

type FailureTexts = Record<keyof typeof TEXTS, string>

/**
 * Reads the message for a page whose app fails to load, from the catalogues, by language; a language
 * that lacks a text shows its fall-back's.
 */
export function readFailureTexts(): Record<LanguageCode, FailureTexts> {
  const read = (code: LanguageCode): FailureTexts => {
    const translate = readCatalogue(SHELL_CATALOGUE, code)
    return {
      title: translate(TEXTS.title),
      detail: translate(TEXTS.detail),
      action: translate(TEXTS.action),
      insecure: translate(TEXTS.insecure),
    }
  }
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, read(code)])) as Record<
    LanguageCode,
    FailureTexts
  >
}
