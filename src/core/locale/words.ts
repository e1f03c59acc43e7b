import { setupI18n, type Messages } from '@lingui/core'
import type { BrandWords, RuntimeBrand } from '#core/brand/runtime.ts'
import { LANGUAGES, type LanguageCode } from './languages.ts'

export const i18n = setupI18n()

const catalogueFiles = import.meta.glob<Messages>('/locales/*/*.po', { import: 'messages' })
const cataloguesInUse = new Set<string>()
let wanted: { language: LanguageCode; brand: RuntimeBrand } | undefined

function readCatalogue(language: LanguageCode, catalogue: string): Promise<Messages> {
  const path = `/locales/${LANGUAGES[language].tag}/${catalogue}.po`
  const load = catalogueFiles[path]
  if (!load) throw new Error(`There is no catalogue ${path}`)
  return load()
}

const brandWords = new Map<string, Promise<BrandWords | undefined>>()

/** The brand's own texts in a language; undefined where they cannot be had, which never blocks. */
export function readBrandWords(
  brand: RuntimeBrand,
  language: LanguageCode,
): Promise<BrandWords | undefined> {
  const address = brand.words[language]
  if (!address) return Promise.resolve(undefined)
  const known = brandWords.get(address)
  if (known) return known
  const words = fetch(address)
    .then((response) => (response.ok ? (response.json() as Promise<BrandWords>) : undefined))
    .catch(() => undefined)
  brandWords.set(address, words)
  return words
}

/**
 * Switches every word on screen. The last switch wins, however the loads come in.
 *
 * @returns false where a later switch overtook this one
 * @throws where a catalogue does not load; the words on screen then stay as they are
 */
export async function showLanguage(language: LanguageCode, brand: RuntimeBrand): Promise<boolean> {
  const before = wanted
  const turn = { language, brand }
  wanted = turn
  try {
    const catalogues = await Promise.all(
      [...cataloguesInUse].map((catalogue) => readCatalogue(language, catalogue)),
    )
    const own = await readBrandWords(brand, language)
    if (wanted !== turn) return false
    const { tag, locale, direction } = LANGUAGES[language]
    i18n.load(tag, Object.assign({}, ...catalogues, own?.messages))
    i18n.activate(tag, [locale])
    document.documentElement.lang = tag
    document.documentElement.dir = direction
    return true
  } catch (error) {
    if (wanted !== turn) return false
    wanted = before
    throw error
  }
}

/** Makes sure that a catalogue's words are there before the screen that uses them. */
export async function ensureCatalogue(catalogue: string): Promise<void> {
  if (cataloguesInUse.has(catalogue)) return
  cataloguesInUse.add(catalogue)
  if (!wanted) return
  const { language, brand } = wanted
  try {
    const messages = await readCatalogue(language, catalogue)
    const own = await readBrandWords(brand, language)
    i18n.load(LANGUAGES[language].tag, Object.assign({}, messages, own?.messages))
  } catch (error) {
    cataloguesInUse.delete(catalogue)
    throw error
  }
}
