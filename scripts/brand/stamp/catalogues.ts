import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { fallbacksOf } from '../../language/table.ts'
import { ROOT } from '../places.ts'

/** Finds the text of a message by its English, in one language. */
export type Translate = (english: string) => string

/** What was read before, since a hundred brands ask for the same. */
const catalogues = new Map<string, Translate>()

/**
 * Reads a catalogue for pages that are stamped; a language that lacks a text shows its fall-back's.
 *
 * @param name such as `shell`
 * @returns a function that throws if no language has the text
 */
export function readCatalogue(name: string, code: LanguageCode): Translate {
  const key = `${code} ${name}`
  const known = catalogues.get(key)
  if (known) return known
  const texts = new Map<string, string>()
  for (const tag of [LANGUAGES[code].tag, ...fallbacksOf(code)]) {
    const file = join(ROOT, `locales/${tag}/${name}.po`)
    if (!existsSync(file)) continue
    for (const { obsolete, msgid, msgstr } of parsePoFile(readFileSync(file, 'utf8')).items) {
      if (!obsolete && msgstr[0] && !texts.has(msgid)) texts.set(msgid, msgstr[0])
    }
  }
  const translate: Translate = (english) => {
    const text = texts.get(english)
    if (!text) throw new Error(`locales/en/${name}.po lacks "${english}"`)
    return text
  }
  catalogues.set(key, translate)
  return translate
}
