import { useLingui } from '@lingui/react/macro'
import { Globe, LoaderCircle } from 'lucide-react'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { useLanguageChoice } from '#core/locale/useLanguageChoice.ts'

/**
 * Language selector of forms that cover the header with its own selector (docs/product.md §2.2). It
 * is a native select, because its list opens over any dialog. CN (Chinese) is listed only while it
 * is the present language.
 */
export function LanguageSelect() {
  const { t } = useLingui()
  const { languages, language, awaited, switchTo } = useLanguageChoice()
  const choices = languages.filter((code) => code !== 'CN' || code === language)
  if (choices.length < 2) return null
  return (
    <label className="relative inline-flex h-thumb min-w-thumb shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-label font-semibold text-muted outline-offset-2 outline-focus hover:bg-raised hover:text-text has-focus-visible:outline-2">
      {awaited ? (
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin text-primary-text" />
      ) : (
        <Globe aria-hidden="true" className="size-5" />
      )}
      <span aria-hidden="true">{language}</span>
      <select
        aria-label={t`Language`}
        aria-busy={awaited}
        value={language}
        onChange={({ target }) => switchTo(target.value as LanguageCode)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      >
        {choices.map((code) => (
          <option key={code} value={code} lang={LANGUAGES[code].tag}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </label>
  )
}
