import { setupI18n } from '@lingui/core'
import type { FeatureName } from '#core/brand/features.ts'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { brandRoutes } from '#app/features.ts'
import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import type { PasswordChange } from '#core/session/schema.ts'
import { startSessionAtom } from '#core/session/session.ts'
import { PermissionProvider } from '#core/system/permission.tsx'

/**
 * Support for tests of components: a brand, a logged-in member, and the providers that every screen
 * needs.
 */

const BRAND = {
  id: 'lotus',
  name: 'Lotus',
  artwork: { wordmark: '', wordmarkDark: '', banner: 'data:,' },
  pictures: {},
  merchant: 'm',
  gateway: '',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'EN',
  languages: ['EN'],
  accountTypes: ACCOUNT_TYPES,
  features: {},
  faces: {},
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

/** The default reply of `getPermission`: what the gateway permits on an ordinary site. */
export const PERMISSION = {
  info: { whitelabel: { flags: {}, gameLaunchCdns: [], imageCdns: [] } },
  location: {},
}

/** The reply of `getPermission` of a gateway that has turned off one feature. */
export const permissionWithout = (flag: FeatureName) => ({
  ...PERMISSION,
  info: {
    ...PERMISSION.info,
    whitelabel: { ...PERMISSION.info.whitelabel, flags: { [flag]: false } },
  },
})

type Store = ReturnType<typeof createStore>

interface Member {
  /** Name of the member's account; by default a new account for each test, as on another device. */
  account?: string
  type?: number
  passwordChange?: PasswordChange | null
}

/** Logs a member in with the given session token. */
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
  /** Fields that differ from those of the test's plain brand. */
  brand?: object | undefined
  /** Path of the page, with its query and hash. */
  address?: string
  /**
   * Whether the app knows the brand's routes. Without them, menus offer no page, and every link
   * counts as valid.
   */
  hasRoutes?: boolean
  /** The logged-in member; without one, the page is a visitor's. */
  member?: Member | undefined
  store?: Store
  queryClient?: QueryClient
  /** Whether the app asks the gateway for its permissions; false in tests that count all calls. */
  asksPermission?: boolean
  /** A router to use instead of the default one, which keeps the address in memory only. */
  Router?: (props: { children: ReactNode }) => ReactNode
}

/** Renders an element in English, with the providers of the app around it. */
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
          <WordsProvider words={i18n}>
            {Router ? (
              <Router>{page}</Router>
            ) : (
              <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
            )}
          </WordsProvider>
        </QueryClientProvider>
      </Provider>
    )
  }
  const screen = await render(inApp(children))
  return { screen, store, queryClient, inApp }
}
