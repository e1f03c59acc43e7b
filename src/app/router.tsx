import type { QueryClient } from '@tanstack/react-query'
import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import type { RouteHandle } from '#core/navigation/handle.ts'
import { paths } from '#core/paths.ts'
import { readToken } from '#core/session/session.ts'
import { prefetchLobby } from '#features/lobby/prefetch.ts'
import { HOME_PATHS, homeHandle } from '#features/lobby/routes.ts'
import { comingSoonRoutes } from './comingSoon.ts'
import { lazyScreen } from './lazyScreen.ts'
import { Shell } from './shell/Shell.tsx'
import { RouteFailure } from './states/RouteFailure.tsx'

/** Sends visitors of protected pages to the login, which leads back (specification §2.1, "Guard"). */
function guard({ access }: RouteHandle) {
  return ({ request }: LoaderFunctionArgs) => {
    if (access === 'visitor' || readToken()) return null
    if (access === 'agent') throw redirect(paths.agent)
    const { pathname, search, hash } = new URL(request.url)
    throw redirect(paths.login(pathname + search + hash))
  }
}

function home(
  brand: RuntimeBrand,
  queryClient: QueryClient,
  language: () => LanguageCode,
): RouteObject {
  return {
    handle: homeHandle,
    lazy: lazyScreen('lobby', 'LobbyScreen', () => import('#features/lobby/LobbyScreen.tsx')),
    loader: () => {
      prefetchLobby(queryClient, brand.merchant, language())
      return null
    },
    shouldRevalidate: () => false,
    children: HOME_PATHS.map((path) => ({ path })),
  }
}

function comingSoon(brand: RuntimeBrand): RouteObject[] {
  return comingSoonRoutes
    .filter(({ handle }) => !handle.feature || brand.features[handle.feature])
    .flatMap(({ paths: aliases, handle }) =>
      aliases.map((path) => ({
        path,
        handle,
        loader: guard(handle),
        lazy: lazyScreen('shell', 'ComingSoonScreen', () => import('./states/ComingSoonScreen.tsx')),
      })),
    )
}

/** Every route of this brand; a feature that it turned off has none. `ready` settles on the first screen. */
export function createAppRouter(
  brand: RuntimeBrand,
  queryClient: QueryClient,
  language: () => LanguageCode,
) {
  const notFound: RouteHandle = { layout: 'page', access: 'visitor' }
  const router = createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteFailure />,
      HydrateFallback: () => null,
      children: [
        {
          errorElement: <RouteFailure />,
          children: [
            home(brand, queryClient, language),
            ...comingSoon(brand),
            {
              path: '*',
              handle: notFound,
              lazy: lazyScreen('shell', 'NotFoundScreen', () => import('./states/NotFoundScreen.tsx')),
            },
          ],
        },
      ],
    },
  ])
  const ready = new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  return { router, ready }
}
