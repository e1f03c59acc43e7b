import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { dropPopupsAtom, openPopupAtom } from '#core/popups/popups.ts'
import type { AppRoute } from '#core/navigation/route.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { permissionQuery } from '#core/system/queries.ts'
import { Telemetry } from './Telemetry.tsx'

const ROUTES = [
  { paths: ['/', '/home'], flags: [] },
  { paths: ['/r/*'], flags: [] },
  { paths: ['/member'], flags: [], places: { depositv2: {} } },
] as unknown as AppRoute[]

/** Opens a page of a brand with telemetry, whose gateway sends these flags. */
const open = (
  address: string,
  flags: Record<string, boolean> = {},
  { consent = 'none', store = createStore() } = {},
) => {
  store.set(brandAtom, { features: {}, telemetry: { consent } } as unknown as RuntimeBrand)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData<unknown>(permissionQuery.queryKey, { info: { whitelabel: { flags } } })
  return render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider words={i18n}>
          <MemoryRouter initialEntries={[address]}>
            <PermissionProvider>
              <RoutesContext value={ROUTES}>
                <Telemetry />
              </RoutesContext>
            </PermissionProvider>
          </MemoryRouter>
        </WordsProvider>
      </QueryClientProvider>
    </Provider>,
  )
}
const noted = (name: string) =>
  (performance.getEntriesByName(`livery:${name}`) as PerformanceMark[]).map(({ detail }) => detail)

beforeEach(() => {
  i18n.load('en', {})
  i18n.activate('en')
  performance.clearMarks()
})

test.each([
  ['/home', '/'],
  ['/r/FRIEND99?next=/secret', '/r/*'],
  ['/member?token=secret#depositv2/d-4711', '/member#depositv2'],
  ['/member#demomember', '/member'],
  ['/nowhere/demomember', '/not-found'],
])('an open page is noted by the pattern of its address: %s', async (address, route) => {
  await open(address)
  expect(noted('view')).toEqual([{ route }])
})

test.each([
  [{}, true],
  [{ analytics: true }, true],
  [{ analytics: false }, false],
])('the gateway’s flags %o decide whether analytics are on', async (flags, analytics) => {
  await open('/', flags)
  expect(noted('permission')).toEqual([{ analytics }])
})

test('the question about usage data waits until no popup covers it', async () => {
  localStorage.clear()
  const store = createStore()
  store.set(openPopupAtom, { kind: 'chat' })
  const page = await open('/', {}, { consent: 'ask', store })
  const question = page.getByRole('region', { name: 'Usage data' })
  await expect.element(question).not.toBeInTheDocument()
  store.set(dropPopupsAtom, () => true)
  await expect.element(question).toBeVisible()
})
