import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Provider, type createStore } from 'jotai'
import { ErrorBoundary } from 'react-error-boundary'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { BrandArt } from './BrandArt.tsx'
import { PopupRouter } from './popups/PopupRouter.tsx'
import { Shell } from './Shell.tsx'
import { PageFailure } from '#parts/failures/PageFailure.tsx'

interface Props {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  routes: readonly AppRoute[]
}

export function App({ store, queryClient, routes }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider>
          <PopupRouter>
            <PermissionProvider>
              <RoutesContext value={routes}>
                <ErrorBoundary FallbackComponent={PageFailure}>
                  <BrandArt>
                    <Shell routes={routes} />
                  </BrandArt>
                </ErrorBoundary>
              </RoutesContext>
            </PermissionProvider>
          </PopupRouter>
        </WordsProvider>
      </QueryClientProvider>
    </Provider>
  )
}
