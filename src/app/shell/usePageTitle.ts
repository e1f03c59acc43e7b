import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { readBrandWords } from '#core/locale/words.ts'
import { screenTitleAtom } from '#core/navigation/screenTitle.ts'

/**
 * Sets the document's title again whenever the screen or the language changes; on home, which has
 * the brand's own words, the description, too.
 */
export function usePageTitle(title: MessageDescriptor | undefined): void {
  const { i18n } = useLingui()
  const brand = useBrand()
  const { language } = useLanguage()
  const own = useAtomValue(screenTitleAtom)
  const screen = own ?? (title && i18n._(title))
  useEffect(() => {
    let stale = false
    if (screen) document.title = `${screen} · ${brand.name}`
    void readBrandWords(brand, language).then((words) => {
      if (stale || screen || !words) return
      document.title = words.title
      document.querySelector('meta[name=description]')?.setAttribute('content', words.description)
    })
    return () => {
      stale = true
    }
  }, [screen, brand, language])
}
