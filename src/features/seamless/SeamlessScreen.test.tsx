import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport } from '#core/contract/call.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { PermissionProvider } from '#core/system/permission.tsx'
import { permissionQuery } from '#core/system/queries.ts'
import { SeamlessScreen } from './SeamlessScreen.tsx'

const FIRST = '?nodeId=1&trial=1'
const SECOND = '?nodeId=2&trial=1'

const BRAND = {
  defaultLanguage: 'EN',
  languages: ['EN'],
  features: { freePlay: true },
  words: {},
  origins: { games: [], images: [] },
  vendorNames: [],
} as unknown as RuntimeBrand

/** The screen, with the address that it shows and links to go on. */
function Visit() {
  const navigate = useNavigate()
  return (
    <>
      <SeamlessScreen />
      <p>{useLocation().search}</p>
      <button type="button" onClick={() => navigate(SECOND)}>
        Another link
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

it('a link to a trial starts only at a click, also if the visitor returns to a link that was started', async () => {
  bindTransport(() => new Promise(() => undefined))
  const store = createStore()
  store.set(brandAtom, BRAND)
  const queryClient = createQueryClient()
  queryClient.setQueryData<unknown>(permissionQuery.queryKey, {
    info: { whitelabel: { flags: {}, gameLaunchCdns: [], imageCdns: [] } },
  })
  const screen = await render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <PermissionProvider>
          <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
            <MemoryRouter initialEntries={[`/seamless${FIRST}`]}>
              <Visit />
            </MemoryRouter>
          </I18nProvider>
        </PermissionProvider>
      </QueryClientProvider>
    </Provider>,
  )
  const start = screen.getByRole('button', { name: 'Start the trial' })
  await start.click()
  await expect.poll(() => start.query()).toBeNull()
  await screen.getByRole('button', { name: 'Another link' }).click()
  await expect.element(screen.getByText(SECOND)).toBeVisible()
  expect(start.query()).not.toBeNull()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByText(FIRST)).toBeVisible()
  expect(start.query()).not.toBeNull()
})
