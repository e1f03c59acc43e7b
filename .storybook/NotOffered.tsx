import { LANGUAGES } from '#rules/languages.ts'
import { findBrand, type Look } from './applyLook.ts'

/** Tells that players of the brand never see the language or mode that the toolbar shows. */
export function NotOffered({ look: { brand, language, mode } }: { look: Look }) {
  const { site, theme } = findBrand(brand)
  const missing = [
    ...(language === 'brand' || site.languages.includes(language)
      ? []
      : [LANGUAGES[language].name]),
    ...(mode === 'brand' || theme.modes.includes(mode) ? [] : [`a ${mode} mode`]),
  ]
  if (missing.length === 0) return null
  return (
    <p
      role="note"
      lang="en"
      dir="ltr"
      className="fixed end-3 bottom-3 z-50 rounded-control border bg-overlay px-3 py-2 text-label text-text shadow-floating"
    >
      {`${site.name} does not offer ${missing.join(' or ')}.`}
    </p>
  )
}
