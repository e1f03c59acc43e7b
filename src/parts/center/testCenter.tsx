import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport, type CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { startSessionAtom } from '#core/session/session.ts'
import { getPermission } from '#core/system/api.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { usePlace } from '#core/navigation/usePlace.ts'
import type { CenterPageProps } from './pages.ts'

/** What tests of a center's pages stand on: a controllable gateway, and who uses them. */

const BRAND = {
  id: 'lotus',
  name: 'Lotus',
  artwork: { wordmark: '', wordmarkDark: '' },
  merchant: 'm',
  gateway: '',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'EN',
  languages: ['EN'],
  features: {
    withdrawalConfirmation: true,
    dividend: true,
    dailySalary: true,
    hourlySalary: true,
    realtimeSalary: true,
  },
  words: {},
  origins: { games: [], images: [], chat: [] },
  theme: { defaultMode: 'dark' },
  vendorNames: [],
  domains: ['site.example'],
  mirrorDomains: [],
  resources: {},
  customerService: { url: 'https://chat.example/care' },
  verification: { phone: { provider: 'gateway' } },
  legal: { minimumAge: 18 },
  registration: { fields: {} },
} as unknown as RuntimeBrand

type Input = Record<string, unknown>
type Declared = { readonly definition: CallDefinition }
type Answer = (input: Input) => unknown

/** A gateway that answers intents once, and may lose a reply after its work is done. */
export function openGateway() {
  const answers: Record<string, Answer> = {
    [getPermission.definition.path]: () => ({
      info: { whitelabel: { flags: {}, gameLaunchCdns: [], imageCdns: [] } },
      location: {},
    }),
  }
  const sent: (Input & { path: string; key?: string | undefined })[] = []
  const done = new Map<string, unknown>()
  const lost = new Set<string>()
  bindTransport(async ({ path }, input, { idempotencyKey: key }) => {
    sent.push({ path, key, ...input })
    if (key !== undefined && done.has(key)) return done.get(key)
    const reply = answers[path]?.(input)
    if (reply === undefined) throw new GatewayError('unknown_call')
    if (key !== undefined) done.set(key, reply)
    if (lost.delete(path)) throw new GatewayError('network')
    return reply
  })
  return {
    answer: ({ definition: { path } }: Declared, by: Answer) => {
      answers[path] = by
    },
    /** Everything that was asked. */
    sent: sent as readonly Input[],
    /** Loses the next reply to a call. */
    loseNext: ({ definition: { path } }: Declared) => lost.add(path),
    listOf: ({ definition: { path } }: Declared) => sent.filter((each) => each.path === path),
  }
}

/** Presses a button even if something lies over it: these tests load no styles. */
export async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
}

/** What of a page's address is the page's own leads to its place. */
function PageAt({ Page }: { Page: ComponentType<CenterPageProps> }) {
  return <Page place={usePlace().place} />
}

const CENTERS = {
  member: { path: '/member', type: 0 },
  agent: { path: '/agentHome', type: 1 },
  officeAgent: { path: '/agentHome', type: 41 },
} as const

/**
 * Shows a page of a center.
 *
 * @param hash what follows the center's path, or a whole address
 * @param account who uses it; another one in each test, as on another device
 * @param user whose center it is
 */
export async function showPage(
  Page: ComponentType<CenterPageProps>,
  hash: string,
  account: string = crypto.randomUUID(),
  user: keyof typeof CENTERS = 'member',
) {
  const { path, type } = CENTERS[user]
  const store = createStore()
  store.set(startSessionAtom, {
    outcome: 'loggedIn',
    token: crypto.randomUUID(),
    memberInfo: { id: account, account, type },
    firstTimeLogin: false,
    passwordChange: null,
    idleSeconds: 1800,
    expiresAt: '2100-01-01T00:00:00Z',
  })
  store.set(brandAtom, BRAND)
  const screen = await render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient()}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <MemoryRouter initialEntries={[hash.startsWith('/') ? hash : `${path}#${hash}`]}>
            <PermissionProvider>
              <PageAt Page={Page} />
            </PermissionProvider>
          </MemoryRouter>
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return { screen, account, store }
}
