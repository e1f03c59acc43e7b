import { useLingui } from '@lingui/react/macro'
import { Globe, LoaderCircle } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { PopupBoundary } from '#app/popups/PopupBoundary.tsx'
import { LANGUAGES } from '#rules/languages.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { useLanguageChoice } from '#core/locale/useLanguageChoice.ts'

const { Component: Menu } = lazyScreen('Menu', () => import('#ui/Menu.tsx'))

/**
 * The language menu in the header; Chinese can be chosen only in the footer (docs/product.md §2.2).
 */
export function LanguageSelector() {
  const { t } = useLingui()
  const { languages, language, awaited, switchTo } = useLanguageChoice()
  const [opened, setOpened] = useState(false)
  const choices = languages
    .filter((code) => code !== 'CN')
    .map((code) => ({ value: code, label: LANGUAGES[code].name, lang: LANGUAGES[code].tag }))
  const icon = awaited ? (
    <LoaderCircle className="size-5 animate-spin text-primary-text" />
  ) : (
    <Globe className="size-5" />
  )
  const label = t({
    message: `Language: ${{ name: `${language} ${LANGUAGES[language].name}` }}`,
    comment: 'Button that opens the menu of languages',
  })
  const trigger = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-label={label}
      className="inline-flex h-thumb min-w-thumb shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-label font-semibold text-muted hover:bg-raised hover:text-text"
      {...props}
    >
      {icon}
      <span className="hidden sm:inline">{language}</span>
    </button>
  )
  const closed = trigger({ onClick: () => setOpened(true), 'aria-haspopup': 'menu' })
  if (!opened) return closed
  return (
    <PopupBoundary onClose={() => setOpened(false)} onRetry={() => setOpened(true)}>
      <Suspense fallback={closed}>
        <Menu
          defaultOpen
          trigger={trigger({})}
          value={language}
          choices={choices}
          onChoose={(code) => switchTo(code as typeof language)}
        >
          {icon}
          <span className="hidden sm:inline">{language}</span>
        </Menu>
      </Suspense>
    </PopupBoundary>
  )
}
