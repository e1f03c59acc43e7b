import { msg } from '@lingui/core/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { awaitsLanguageAtom, chosenLanguageAtom, languageAtom } from './language.ts'
import type { LanguageCode } from '#rules/languages.ts'

/** The brand's languages, the current language, and a function that changes it. */
export function useLanguageChoice() {
  const { languages } = useBrand()
  const language = useAtomValue(chosenLanguageAtom)
  const awaited = useAtomValue(awaitsLanguageAtom)
  const setLanguage = useSetAtom(languageAtom)
  const setNotice = useSetAtom(noticeAtom)
  /**
   * Switches the language. If its catalogues fail to load, the page stays in the old language, and
   * an error appears.
   */
  const switchTo = (to: LanguageCode) => {
    setLanguage(to).catch(() =>
      setNotice({ message: msg`This language didn’t load. Check your network and try again.` }),
    )
  }
  return { languages, language, awaited, switchTo }
}
