import { msg } from '@lingui/core/macro'
import { useSetAtom } from 'jotai'
import { noticeAtom } from '#core/notices/notices.ts'
import { languageAtom } from './language.ts'
import type { LanguageCode } from './languages.ts'

/**
 * Switches the language; if its catalogues fail to load, the page stays as it is and shows an
 * error.
 */
export function useSwitchLanguage(): (language: LanguageCode) => void {
  const setLanguage = useSetAtom(languageAtom)
  const setNotice = useSetAtom(noticeAtom)
  return (language) => {
    setLanguage(language).catch(() =>
      setNotice({ message: msg`This language didn’t load. Check your network and try again.` }),
    )
  }
}
