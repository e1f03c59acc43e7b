import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { watchInstallOffer } from '#core/platform/installOffer.ts'
import { showInApp } from '#support/components/app.tsx'
import { AppScreen } from './AppScreen.tsx'

it('the page of apps installs the site once, where the browser offers it', async () => {
  const store = createStore()
  watchInstallOffer(store)
  const { screen } = await showInApp(<AppScreen title="App" />, {
    store,
    address: '/app#homeScreen',
  })
  const button = screen.getByRole('button', { name: 'Add to home screen' })
  expect(button.query()).toBeNull()
  const prompt = vi.fn(async () => ({}))
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  await button.click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.poll(() => button.query()).toBeNull()
})
