import { createStore, Provider, useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { brandAtom } from '#core/brand/brand.ts'
import type { Mode } from '#core/brand/schema.ts'
import { languageAtom } from '#core/locale/language.ts'
import { choiceVariables, findBrand } from '../../applyLook.ts'

/** A part of the page in a mode of its own, so that both modes can stand side by side. */
export function InMode({ mode, children }: { mode: Mode; children: ReactNode }) {
  const site = useStore()
  const { theme } = findBrand(site.get(brandAtom).id)
  const [store] = useState(() => {
    const own = createStore()
    const brand = site.get(brandAtom)
    own.set(brandAtom, {
      ...brand,
      defaultLanguage: site.get(languageAtom),
      theme: { ...brand.theme, defaultMode: mode },
    })
    return own
  })
  return (
    <Provider store={store}>
      <div
        data-mode={mode}
        style={choiceVariables(theme, mode)}
        className="flex min-w-0 flex-col gap-4 rounded-panel border border-border bg-surface p-4 text-text"
      >
        {children}
      </div>
    </Provider>
  )
}
