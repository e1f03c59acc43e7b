import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { ROOT } from '../places.ts'

/**
 * English texts of `src/parts/failures/PageFailure.tsx`, which shows the same message once the app has
 * loaded.
 */
const TEXTS = {
  title: 'This page didn’t load',
  detail: 'Part of it didn’t arrive. Check your network, then reload.',
  action: 'Reload the page',
  insecure: 'This site opens over a secure connection (https) only.',
} as const

type FailureTexts = Record<keyof typeof TEXTS, string>

/** Reads the message for a page whose app fails to load, from the catalogues, by language. */
export function readFailureTexts(): Record<LanguageCode, FailureTexts> {
  const read = (code: LanguageCode): FailureTexts => {
    const file = `locales/${LANGUAGES[code].tag}/shell.po`
    const { items } = parsePoFile(readFileSync(join(ROOT, file), 'utf8'))
    const translate = (source: string) => {
      const text = items.find(({ msgid, obsolete }) => msgid === source && !obsolete)?.msgstr[0]
      if (!text) throw new Error(`${file} lacks "${source}"`)
      return text
    }
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
