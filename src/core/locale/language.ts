import { atom, useAtomValue } from 'jotai'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { localStore } from '#lib/storage.ts'
import { updateLanguage } from './api.ts'
import { isLanguageCode, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { showLanguage } from './words.ts'

const LANGUAGE_KEY = 'language:v1'
const HISTORY_LANGUAGE_KEY = 'history-language:v1'

const shownLanguageAtom = atom<LanguageCode | null>(null)
const awaitedLanguageAtom = atom<LanguageCode | null>(null)

/**
 * The language on screen. Setting it loads the language's catalogues, stores the choice on the
 * device under both keys (docs/product.md §4.10) and tells the gateway. It rejects and changes
 * nothing if the catalogues fail to load.
 */
export const languageAtom = atom(
  (get): LanguageCode => get(shownLanguageAtom) ?? get(brandAtom).defaultLanguage,
  async (get, set, language: LanguageCode) => {
    set(awaitedLanguageAtom, language)
    try {
      if (!(await showLanguage(language, get(brandAtom)))) return
      set(shownLanguageAtom, language)
    } finally {
      if (get(awaitedLanguageAtom) === language) set(awaitedLanguageAtom, null)
    }
    saveLanguage(language)
    // The device keeps the chosen language even if the call to the gateway fails.
    updateLanguage({ language }).catch(() => undefined)
  },
)

/** The language that the visitor chose last, even while its catalogues still load. */
export const chosenLanguageAtom = atom((get) => get(awaitedLanguageAtom) ?? get(languageAtom))

/** Whether the catalogues of the chosen language are still loading. */
export const awaitsLanguageAtom = atom((get) => {
  const awaited = get(awaitedLanguageAtom)
  return awaited !== null && awaited !== get(languageAtom)
})

/** Shows the saved language at boot, or the brand's default if none or an unknown one is saved. */
export const adoptLanguageAtom = atom(null, async (get, set) => {
  const brand = get(brandAtom)
  const language = savedLanguage(brand)
  set(shownLanguageAtom, language)
  await showLanguage(language, brand)
})

function savedLanguage(brand: RuntimeBrand): LanguageCode {
  const saved = localStore.get(LANGUAGE_KEY)
  if (isLanguageCode(saved) && brand.languages.includes(saved)) return saved
  saveLanguage(brand.defaultLanguage)
  return brand.defaultLanguage
}

function saveLanguage(language: LanguageCode): void {
  localStore.set(LANGUAGE_KEY, language)
  localStore.set(HISTORY_LANGUAGE_KEY, language)
}

/** Returns the language's code, and the locale that `Intl` needs for it. */
export function useLanguage(): { language: LanguageCode; locale: string } {
  const language = useAtomValue(languageAtom)
  return { language, locale: LANGUAGES[language].locale }
}
