import { createStore, Provider, useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { brandAtom } from '#core/brand/brand.ts'
import { choiceAttributes, type Choices, drawnChoices } from '#core/brand/choices.ts'
import { adoptModeAtom } from '#core/brand/mode.ts'
import type { Mode } from '#core/brand/schema.ts'
import { languageAtom } from '#core/locale/language.ts'
import { choiceVariables, colourVariables, faceVariables, findBrand } from '../../applyLook.ts'

interface Props {
  brand: string
  mode: Mode
  /** The choice of the drawing and those which it needs beside it. */
  shown: Partial<Choices>
  /** All choices of the drawing; its faces are those of the page, unless `shown` has others. */
  choices: Choices
  className?: string
  children: ReactNode
}

/**
 * A part of the page with choices of its own, so that values can stand side by side: the styles
 * read them from its attributes and variables, the components from a brand of its own.
 */
export function Chosen({ brand, mode, shown, choices, className, children }: Props) {
  const site = useStore()
  const [store] = useState(() => {
    const own = createStore()
    const { pictures, theme, ...rest } = site.get(brandAtom)
    // Pictures of categories stand in the place of the icons that a choice colours.
    const { categories: _, ...drawn } = pictures
    own.set(brandAtom, {
      ...rest,
      defaultLanguage: site.get(languageAtom),
      pictures: drawn,
      theme: { ...theme, ...drawnChoices(choices) },
    })
    own.set(adoptModeAtom)
    return own
  })
  return (
    <Provider store={store}>
      <div
        {...choiceAttributes(choices)}
        style={{
          ...choiceVariables(choices, mode),
          ...faceVariables(shown, choices),
          ...colourVariables(shown, mode, findBrand(brand)),
          background: 'var(--page-pattern) var(--color-surface)',
          fontFamily: 'var(--font-body)',
        }}
        className={className}
      >
        {children}
      </div>
    </Provider>
  )
}
