import { setupI18n, type Messages } from '@lingui/core'
import type { BrandWords, RuntimeBrand } from '#core/brand/runtime.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { linkFace } from './faces.ts'

export const i18n = setupI18n()

/**
 * Longest wait in milliseconds for the file with the brand's own texts, so that an unreachable host
 * does not delay the page.
 */
const BRAND_WORDS_TIMEOUT = 5_000

interface Choice {
  language: LanguageCode
  brand: RuntimeBrand
}

/**
 * Lists all catalogues but that of stamped pages. It is a function because Node, which has no `import.meta.glob`, imports
 * this file too.
 */
const listCatalogues = () =>
  import.meta.glob<Messages>(['/locales/*/*.po', '!/locales/*/stamped.po'], { import: 'messages' })
/**
 * Catalogues that open screens use, each with the promise that loads it in the language on screen.
 */
const cataloguesInUse = new Map<string, Promise<void>>()
let shown: Choice | undefined
/**
 * The language switch that was requested last; its catalogues may still be loading, or may have
 * failed to load.
 */
let latest: Choice | undefined

/** Merges the messages of a language's catalogues; the brand's own wording overrides them. */
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
  const known = listCatalogues()
  const pathOf = ({ tag }: { tag: string }) => `/locales/${tag}/${catalogue}.po`
  // A language that grows may have no file of this name yet; the site has the English one instead.
  const load = known[pathOf(LANGUAGES[language])] ?? known[pathOf(LANGUAGES.EN)]!
  return load()
}

const brandWords = new Map<string, Promise<BrandWords | undefined>>()

/**
 * Reads the brand's own texts in a language; undefined if they do not load in time. After a failure
 * the next call fetches them again.
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
 * Switches all words on screen to a language. The switch that was requested last wins, even if an
 * earlier one loads longer.
 *
 * @returns false if a later switch replaced this one
 * @throws if a catalogue does not load; the words on screen then stay unchanged
 */
export async function showLanguage(language: LanguageCode, brand: RuntimeBrand): Promise<boolean> {
  const choice = { language, brand }
  latest = choice
  linkFace(brand.faces[language])
  try {
    let messages: Messages
    let read: string[]
    // A screen that opens while these catalogues load has its own catalogue only in the old
    // language, so the loop runs again to load that catalogue too.
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

/** Makes sure that a catalogue's words are loaded before the screen that uses them is drawn. */
export function ensureCatalogue(catalogue: string): Promise<void> {
  const known = cataloguesInUse.get(catalogue)
  if (known) return known
  const loading = addWords(catalogue)
  cataloguesInUse.set(catalogue, loading)
  loading.catch(() => cataloguesInUse.delete(catalogue))
  return loading
}

/**
 * Before the first language is on screen, nothing is loaded here: the switch to that language loads
 * all catalogues in use. Afterwards the words are added in place: `i18n.load` would draw every
 * component with words again, and none on screen needs the new ones.
 */
async function addWords(catalogue: string): Promise<void> {
  if (!shown) return
  Object.assign(i18n.messages, await readMessages(shown, [catalogue]))
}
