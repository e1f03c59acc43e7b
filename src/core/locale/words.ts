import { setupI18n, type Messages } from '@lingui/core'
import type { BrandWords, RuntimeBrand } from '#core/brand/runtime.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'

export const i18n = setupI18n()

/** Longest wait for the brand's own texts, so that an unreachable host delays no words. */
const BRAND_WORDS_TIMEOUT = 5_000

interface Choice {
  language: LanguageCode
  brand: RuntimeBrand
}

/** All catalogues; in a function, since Node, which has no globs, reads the manifests too. */
const listCatalogues = () => import.meta.glob<Messages>('/locales/*/*.po', { import: 'messages' })
/** The catalogues that screens asked for, each with its loading for the language on screen. */
const cataloguesInUse = new Map<string, Promise<void>>()
let shown: Choice | undefined
/** The switch that was asked for last; it may still be under way, or have failed. */
let latest: Choice | undefined

/** Merges a language's catalogues; the brand's wording overrides them. */
async function readMessages(
  { language, brand }: Choice,
  catalogues: readonly string[],
): Promise<Messages> {
  const [own, ...messages] = await Promise.all([
    readBrandWords(brand, language),
    ...catalogues.map((catalogue) => readCatalogue(language, catalogue)),
  ])
  return Object.assign({}, ...messages, own?.messages) as Messages
}

async function readCatalogue(language: LanguageCode, catalogue: string): Promise<Messages> {
  const path = `/locales/${LANGUAGES[language].tag}/${catalogue}.po`
  const load = listCatalogues()[path]
  if (!load) throw new Error(`There is no catalogue ${path}`)
  return load()
}

const brandWords = new Map<string, Promise<BrandWords | undefined>>()

/**
 * The brand's own texts in a language; undefined if they do not load in time. Fetched again after a
 * failure.
 */
export function readBrandWords(
  brand: RuntimeBrand,
  language: LanguageCode,
): Promise<BrandWords | undefined> {
  const address = brand.words[language]
  if (!address) return Promise.resolve(undefined)
  const known = brandWords.get(address)
  if (known) return known
  const words = fetch(address, { signal: AbortSignal.timeout(BRAND_WORDS_TIMEOUT) })
    .then((response) => (response.ok ? (response.json() as Promise<BrandWords>) : undefined))
    .catch(() => undefined)
  brandWords.set(address, words)
  void words.then((had) => had ?? brandWords.delete(address))
  return words
}

/**
 * Switches every word on screen. The last switch wins, in whatever order the loads end.
 *
 * @returns false if a later switch replaced this one
 * @throws if a catalogue does not load; the words on screen then stay as they are
 */
export async function showLanguage(language: LanguageCode, brand: RuntimeBrand): Promise<boolean> {
  const choice = { language, brand }
  latest = choice
  try {
    let messages: Messages
    let read: string[]
    // A screen that opens meanwhile loads its catalogue only for the language on screen.
    do {
      read = [...cataloguesInUse.keys()]
      messages = await readMessages(choice, read)
      if (latest !== choice) return false
    } while ([...cataloguesInUse.keys()].some((catalogue) => !read.includes(catalogue)))
    shown = choice
    const { tag, locale, direction } = LANGUAGES[language]
    i18n.load(tag, messages)
    i18n.activate(tag, [locale])
    document.documentElement.lang = tag
    document.documentElement.dir = direction
    return true
  } catch (error) {
    if (latest !== choice) return false
    throw error
  }
}

/** Makes sure that a catalogue's words are there before the screen that uses them. */
export function ensureCatalogue(catalogue: string): Promise<void> {
  const known = cataloguesInUse.get(catalogue)
  if (known) return known
  const loading = addWords(catalogue)
  cataloguesInUse.set(catalogue, loading)
  loading.catch(() => cataloguesInUse.delete(catalogue))
  return loading
}

/**
 * Before the first language is on screen nothing is loaded here: its switch loads all catalogues.
 */
async function addWords(catalogue: string): Promise<void> {
  if (!shown) return
  i18n.load(LANGUAGES[shown.language].tag, await readMessages(shown, [catalogue]))
}
