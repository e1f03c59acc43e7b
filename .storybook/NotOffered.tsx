import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { FEATURES } from '#core/brand/features.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { Button } from '#ui/Button.tsx'
import { findBrand, type Look } from './applyLook.ts'
import type { Absence } from './pages/scenes.ts'

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

/** Tells why the toolbar's brand has no such page, and offers to turn its features on. */
export function Absent({ look, absence }: { look: Look; absence: Absence }) {
  const { reason, features } = absence
  const { name } = findBrand(look.brand).site
  const turnOn = () => {
    const needed = features.flatMap((feature) => {
      const { needs = [] } = FEATURES[feature] as { needs?: readonly string[] }
      return [...needs, feature]
    })
    const changed = [look.features ?? '', ...needed].join(' ').trim()
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { features: changed } })
  }
  return (
    <main
      lang="en"
      dir="ltr"
      className="mx-auto flex min-h-[60dvh] max-w-lg flex-col items-start justify-center gap-4 p-6"
    >
      <h1 className="text-title text-balance">{`${name} does not have this page`}</h1>
      <p className="text-body text-pretty text-muted">{reason}</p>
      {features.length > 0 && (
        <Button onClick={turnOn}>{`Show it with ${features.join(', ')} on`}</Button>
      )}
    </main>
  )
}
