import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Globe } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { languageAtom } from '#core/locale/language.ts'
import { LANGUAGES } from '#core/locale/languages.ts'

const Menu = lazy(() => import('#ui/Menu.tsx').then((module) => ({ default: module.Menu })))

/** Languages of the header; CN is reached from the footer alone (specification §2.2). */
export function LanguageSelector() {
  const { t } = useLingui()
  const { languages } = useBrand()
  const [language, setLanguage] = useAtom(languageAtom)
  const [opened, setOpened] = useState(false)
  const choices = languages
    .filter((code) => code !== 'CN')
    .map((code) => ({ value: code, label: LANGUAGES[code].name, lang: LANGUAGES[code].tag }))
  const label = t`Language: ${LANGUAGES[language].name}`
  const trigger = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-label={label}
      className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-label font-semibold text-muted hover:bg-raised hover:text-text"
      {...props}
    >
      <Globe className="size-5" />
      <span className="hidden sm:inline">{language}</span>
    </button>
  )
  const closed = trigger({ onClick: () => setOpened(true), 'aria-haspopup': 'menu' })
  if (!opened) return closed
  return (
    <Suspense fallback={closed}>
      <Menu
        defaultOpen
        trigger={trigger({})}
        value={language}
        choices={choices}
        onChoose={(code) => void setLanguage(code as typeof language)}
      >
        <Globe className="size-5" />
        <span className="hidden sm:inline">{language}</span>
      </Menu>
    </Suspense>
  )
}
