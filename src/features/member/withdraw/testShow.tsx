import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { createQueryClient } from '#core/gateway/queries.ts'

/** Shows parts of the page in English. */
export const show = (children: ReactNode) => {
  const store = createStore()
  store.set(brandAtom, { defaultLanguage: 'EN' } as RuntimeBrand)
  return render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
            {children}
          </I18nProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
}
