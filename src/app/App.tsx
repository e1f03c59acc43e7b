import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Provider, type createStore } from 'jotai'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { i18n } from '#core/locale/words.ts'

interface Props {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  router: DataRouter
}

/** Everything the screens stand on. */
export function App({ store, queryClient, router }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  )
}
