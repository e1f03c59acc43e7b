import { fileURLToPath } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { readCatalogues } from '#scripts/words/catalogues.ts'

type Values = Readonly<Record<string, string | number>>

interface Filling {
  /**
   * The message's context (`msgctxt` in the catalogue), which distinguishes messages of equal text.
   */
  context?: string
  /** Values for the message's placeholders, by name. */
  values?: Values
}

/** Translates an English message of the source into the visitor's language. */
export type Words = (message: string, filling?: Filling) => string

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))
const catalogues = new Map<LanguageCode, Map<string, string>>()
for (const code of LANGUAGE_CODES) catalogues.set(code, await readLanguage(code))

async function readLanguage(code: LanguageCode): Promise<Map<string, string>> {
  const read = await readCatalogues(LANGUAGES[code].tag, LOCALES)
  const messages = [...read.values()].flatMap((catalogue) => Object.entries(catalogue))
  return new Map(messages.map(([id, { translation }]) => [id, translation ?? '']))
}

/** All messages of a language, by their ids. */
export const messagesOf = (code: LanguageCode): ReadonlyMap<string, string> => catalogues.get(code)!

/** Returns a function that translates by the catalogues from which the site is built. */
export function wordsOf(code: LanguageCode): Words {
  return (message, { context, values = {} } = {}) => {
    const id = generateMessageId(message, context)
    // As on the site, English stands in for what a growing language does not translate yet.
    const text = catalogues.get(code)?.get(id) || catalogues.get('EN')?.get(id)
    if (!text) throw new Error(`No catalogue of ${code} has "${message}" (${context ?? 'plain'})`)
    return fillIn(text, LANGUAGES[code].locale, values)
  }
}

/** A plural whose forms have no plural of their own, and one of its forms. */
const PLURAL = /\{(\w+), plural,((?: =?\w+ \{(?:[^{}]|\{\w+\})*\})+)\}/
const FORM = /(=?\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** Puts values into a message, as the site does. */
function fillIn(text: string, locale: string, values: Values): string {
  const [plural, name = '', written = ''] = PLURAL.exec(text) ?? []
  if (plural === undefined) {
    return text.replace(/\{(\w+)\}/g, (_match, key: string) => String(values[key]))
  }
  const value = values[name]
  const forms = new Map([...written.matchAll(FORM)].map(([, form, words]) => [form, words!]))
  const kind = new Intl.PluralRules(locale).select(Number(value))
  const form = forms.get(`=${value}`) ?? forms.get(kind) ?? forms.get('other')!
  const shown = typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
  return fillIn(
    text.replace(plural, () => form.replaceAll('#', String(shown))),
    locale,
    values,
  )
}

/** Makes a pattern for a message whose placeholder values the test does not know. */
export function patternOf(words: Words, message: string, context?: string): RegExp {
  const anything = new Proxy({}, { get: () => '\0' })
  const text = words(message, { ...(context && { context }), values: anything })
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('\0', '.+')}$`)
}
