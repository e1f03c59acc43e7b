import { createStore, Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { languageAtom } from '#core/locale/language.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { formatCount } from '#lib/counts.ts'
import { whenIdle } from '#ui/useIdle.ts'
import { useNumbersAhead } from './useNumbersAhead.ts'

it('the idle page loads rules of numbers and plurals for the chosen language', async () => {
  const store = createStore()
  store.set(brandAtom, { defaultLanguage: 'EN', words: {} } as RuntimeBrand)
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  const plurals = vi.spyOn(Intl, 'PluralRules')
  await renderHook(() => useNumbersAhead(), { wrapper })

  for (const language of ['EN', 'VI'] as const) {
    await store.set(languageAtom, language)
    const { locale } = LANGUAGES[language]
    await expect.poll(() => plurals.mock.calls).toContainEqual([locale])
    await new Promise<void>((resolve) => void whenIdle(resolve))
    numbers.mockClear()
    formatCount(2000, locale)
    expect(numbers).not.toHaveBeenCalled()
  }
})
