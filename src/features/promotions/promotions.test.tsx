import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { readReply } from '#core/contract/tolerant.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { startSessionAtom } from '#core/session/session.ts'
import { getPermission } from '#core/system/api.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { listPromotions } from './api.ts'
import { PromotionsScreen } from './PromotionsScreen.tsx'
import { PromotionDetailSchema, type PromotionStatus } from './schema.ts'

const BRAND = {
  merchant: 'm',
  gateway: '',
  currency: 'THB',
  defaultLanguage: 'EN',
  languages: ['EN'],
  features: {},
  words: {},
  domains: [],
  mirrorDomains: [],
  resources: {},
  customerService: { type: 'link' },
  origins: { games: [], images: [] },
  theme: { defaultMode: 'dark' },
  vendorNames: [],
} as unknown as RuntimeBrand

const make = (status: PromotionStatus, more: object = {}) => ({
  id: 'spin',
  title: 'Spin of the day',
  summary: 'Cash, every day',
  picture: '/p.webp',
  category: 'event',
  kind: 'claim',
  status,
  cause: status === 'closed' ? 'soldOut' : null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2100-01-01T00:00:00Z',
  reward: { kind: 'cash', amount: '18.00', upTo: false, turnover: 0 },
  placesLeft: 7,
  needs: [{ kind: 'slotBet', required: '1000.00', done: '400.00', met: false }],
  link: null,
  content: '<p>Play slots</p>',
  application: null,
  standing: null,
  ...more,
})

let promotion: ReturnType<typeof make>
let listed: unknown[] | GatewayError

beforeEach(() => {
  promotion = make('join')
  listed = [promotion]
  bindTransport(async ({ path }) => {
    if (path === getPermission.definition.path) {
      return { info: { whitelabel: { flags: {}, gameLaunchCdns: [], imageCdns: [] } } }
    }
    if (path !== listPromotions.definition.path) throw new GatewayError('unknown_call')
    if (listed instanceof GatewayError) throw listed
    return { promotions: listed }
  })
})

async function show(address: string) {
  const store = createStore()
  store.set(startSessionAtom, {
    outcome: 'loggedIn',
    token: crypto.randomUUID(),
    memberInfo: { id: '1', account: 'somchai', type: 0 },
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
          <MemoryRouter initialEntries={[address]}>
            <PermissionProvider>
              <PromotionsScreen title="Promotions" />
            </PermissionProvider>
          </MemoryRouter>
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return { screen }
}

describe('a promotion', () => {
  it('with a status, a kind and a need that nobody knows is still shown', () => {
    const { read } = readReply(PromotionDetailSchema, {
      ...make('join'),
      status: 'frozen',
      kind: 'quiz',
      category: 'moon',
      needs: [{ kind: 'dance', required: null, done: null, met: false }],
    })
    expect(read.output).toMatchObject({ status: 'unknown', kind: 'other', category: 'other' })
  })
})

describe('the list of promotions', () => {
  it('says what to do if it did not load, and loads at the next try', async () => {
    listed = new GatewayError('system_error', { status: 500 })
    const { screen } = await show('/promotions')
    await expect.element(screen.getByText('This section didn’t load')).toBeVisible()
    listed = [promotion]
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('link', { name: /Spin of the day/ })).toBeVisible()
  })

  it('says that there is none', async () => {
    listed = []
    const { screen } = await show('/promotions')
    await expect.element(screen.getByText('No promotions here now')).toBeVisible()
  })

  it('puts what can be claimed first and what is closed last, and what is over apart', async () => {
    listed = [
      make('closed', { id: 'a', title: 'Closed one' }),
      make('join', { id: 'b', title: 'Open one' }),
      make('claim', { id: 'c', title: 'Ready one' }),
      make('closed', { id: 'd', title: 'Over one', cause: 'ended' }),
    ]
    const { screen } = await show('/promotions')
    await expect.element(screen.getByText('Ready one')).toBeVisible()
    const titles = () =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((one) => one.textContent)
    expect(titles()).toEqual(['Ready one', 'Open one', 'Closed one'])
    await screen.getByRole('button', { name: 'Over' }).click()
    await expect.poll(titles).toEqual(['Over one'])
  })

  it('has all that can be claimed in one place', async () => {
    listed = [make('claim', { id: 'c', title: 'Ready one' }), make('join', { id: 'b' })]
    const { screen } = await show('/promotions#claims')
    await expect
      .element(screen.getByRole('button', { name: 'Claim ฿18.00: Ready one' }))
      .toBeVisible()
    expect(screen.getByRole('button', { name: /^Claim/ }).elements()).toHaveLength(1)
  })
})
