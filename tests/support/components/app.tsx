import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { brandRoutes } from '#app/features.ts'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import type { PasswordChange } from '#core/session/schema.ts'
import { startSessionAtom } from '#core/session/session.ts'
import { PermissionProvider } from '#core/system/permission.tsx'

/** What tests of components stand on: a brand, who is logged in, and what stands around every screen. */

const BRAND = {
  id: 'lotus',
  name: 'Lotus',
  artwork: { wordmark: '', wordmarkDark: '', banner: 'data:,' },
  merchant: 'm',
  gateway: '',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'EN',
  languages: ['EN'],
  features: {},
  words: {},
  domains: ['site.example'],
  mirrorDomains: [],
  resources: {},
  origins: { games: [], images: [], chat: [] },
  theme: { defaultMode: 'dark' },
  vendorNames: [],
  customerService: {},
  verification: { phone: { provider: 'gateway' }, human: { provider: 'altcha' } },
  legal: { minimumAge: 18 },
  registration: { fields: {} },
}

/** What the gateway permits, if nothing is special: the reply of `getPermission`. */
export const PERMISSION = {
  info: { whitelabel: { flags: {}, gameLaunchCdns: [], imageCdns: [] } },
  location: {},
}

type Store = ReturnType<typeof createStore>

interface Member {
  /** By default another one each time, as on another device. */
  account?: string
  type?: number
  passwordChange?: PasswordChange | null
}

/** Logs a member in, with a token of its own. */
export function logIn(
  store: Store,
  { account = crypto.randomUUID(), type = 0, passwordChange = null }: Member = {},
): void {
  store.set(startSessionAtom, {
    outcome: 'loggedIn',
    token: crypto.randomUUID(),
    memberInfo: { id: account, account, type },
    firstTimeLogin: false,
    passwordChange,
    idleSeconds: 1800,
    expiresAt: '2100-01-01T00:00:00Z',
  })
}

interface Options {
  /** What differs from a plain brand. */
  brand?: object | undefined
  /** The page's path, with what follows it. */
  address?: string
  /** Whether the brand's pages are known; if not, menus offer none, and any link leads somewhere. */
  hasRoutes?: boolean
  /** Who is logged in; a visitor by default. */
  member?: Member | undefined
  store?: Store
  queryClient?: QueryClient
  /** Whether the gateway is asked what it permits; not by tests that count what is asked. */
  asksPermission?: boolean
  /** Keeps addresses, if not the memory; stands in the place of the app's own router. */
  Router?: (props: { children: ReactNode }) => ReactNode
}

/** Shows something in English, as a part of the app. */
export async function showInApp(
  children: ReactNode,
  {
    brand,
    address = '/',
    hasRoutes = false,
    member,
    store = createStore(),
    queryClient = createQueryClient(),
    asksPermission = true,
    Router,
  }: Options = {},
) {
  const whole = { ...BRAND, ...brand } as unknown as RuntimeBrand
  store.set(brandAtom, whole)
  const routes = hasRoutes ? brandRoutes(whole) : null
  if (member) logIn(store, member)
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const inApp = (shown: ReactNode) => {
    const page = (
      <RoutesContext value={routes}>
        {asksPermission ? <PermissionProvider>{shown}</PermissionProvider> : shown}
      </RoutesContext>
    )
    return (
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>
            {Router ? (
              <Router>{page}</Router>
            ) : (
              <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
            )}
          </I18nProvider>
        </QueryClientProvider>
      </Provider>
    )
  }
  const screen = await render(inApp(children))
  return { screen, store, queryClient, inApp }
}
