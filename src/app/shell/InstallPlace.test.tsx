import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchInstallOffer } from '#core/platform/installOffer.ts'
import { localStore } from '#lib/storage.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/game.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'

beforeEach(() => void openGateway())
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
  localStore.clear()
})

/** Shows the menu of a phone, where the brand has a page of apps. */
async function showMenu() {
  const store = createStore()
  watchInstallOffer(store)
  const brand = { features: { appDownload: true } }
  const { screen } = await showInApp(<SideMenuContent />, { store, brand, hasRoutes: true })
  await expect.element(screen.getByRole('button', { name: 'Get the app' })).toBeVisible()
  return {
    screen,
    offer: screen.getByText('Keep Lotus on your home screen'),
    decline: screen.getByRole('button', { name: 'No, thanks' }),
  }
}

/** Has the browser offer to install the site, as Chromium does on its own. */
function offerInstall() {
  const prompt = vi.fn(async () => ({}))
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  return prompt
}

/** Makes the browser one of an iPhone, in a tab or opened from the home screen. */
const beIphone = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })

it('the menu offers to install the site where the browser does', async () => {
  const { screen, offer } = await showMenu()
  expect(offer.query()).toBeNull()
  const prompt = offerInstall()
  await screen.getByRole('button', { name: 'Add to home screen' }).click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.poll(() => offer.query()).toBeNull()
})

it('a declined offer to install the site never comes back', async () => {
  const first = await showMenu()
  offerInstall()
  await first.decline.click()
  await expect.poll(() => first.offer.query()).toBeNull()
  await first.screen.unmount()
  beIphone(false)
  expect((await showMenu()).offer.query()).toBeNull()
})

it('the menu tells iPhones how to install the site, but not the installed one', async () => {
  beIphone(false)
  const { screen, offer } = await showMenu()
  await expect.element(offer).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'How to install it, step by step' }))
    .toHaveAttribute('href', '/app#homeScreen')
  await screen.unmount()
  beIphone(true)
  expect((await showMenu()).offer.query()).toBeNull()
})
