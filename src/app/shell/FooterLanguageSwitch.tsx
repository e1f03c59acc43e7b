import { useLingui } from '@lingui/react/macro'
import { Globe, LoaderCircle } from 'lucide-react'
import { useRef } from 'react'
import { LANGUAGES } from '#rules/languages.ts'
import { useLanguageChoice } from '#core/locale/useLanguageChoice.ts'

/** Longest time in milliseconds between two clicks that count as one gesture. */
const GESTURE_MS = 1500
const CLICKS_TO_CN = 3

/**
 * Languages as chips; three fast clicks switch to Chinese (CN), which has no chip (docs/product.md
 * §2.2).
 */
export function FooterLanguageSwitch() {
  const { t } = useLingui()
  const { languages, language, awaited, switchTo } = useLanguageChoice()
  const clicks = useRef<number[]>([])

  const countClick = (time: number) => {
    clicks.current = [...clicks.current.filter((each) => time - each < GESTURE_MS), time]
    if (clicks.current.length < CLICKS_TO_CN || !languages.includes('CN')) return false
    clicks.current = []
    switchTo('CN')
    return true
  }

  return (
    <div
      role="group"
      aria-label={t({ message: 'Language', comment: 'Name of a field or menu' })}
      aria-busy={awaited}
      className="flex flex-wrap items-center gap-2"
    >
      {awaited ? (
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin text-primary-text" />
      ) : (
        <Globe aria-hidden="true" className="size-5 text-muted" />
      )}
      {languages
        .filter((code) => code !== 'CN')
        .map((code) => (
          <button
            key={code}
            type="button"
            lang={LANGUAGES[code].tag}
            aria-pressed={code === language}
            onClick={(event) => {
              // A click on the current language also has an effect: it cancels a language that was
              // chosen before and whose words still load.
              if (!countClick(event.timeStamp)) switchTo(code)
            }}
            className="min-h-thumb rounded-control border border-border px-3 text-label text-muted transition-colors duration-quick hover:text-text aria-pressed:border-primary aria-pressed:text-text"
          >
            {LANGUAGES[code].name}
          </button>
        ))}
    </div>
  )
}
