import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { noticeAtom } from '#core/notices/notices.ts'
import { Toasts } from './Toasts.tsx'

const MESSAGE = msg`Your session has ended. Please log in again.`

it('a toast is announced to screen readers once, in the language of its text, even if catalogues load meanwhile', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const store = createStore()
  store.set(noticeAtom, { message: MESSAGE })
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <I18nProvider i18n={i18n}>
          <Toasts />
        </I18nProvider>
      </MemoryRouter>
    </Provider>,
  )
  // The words stand again in a part that is read out alone.
  const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['Your session has ended. Please log in again.'])
  i18n.load('en', { [MESSAGE.id]: ['Again in'] })
  i18n.activate('en')
  await expect.poll(titles).toContain('Again in')
  expect(titles()).toHaveLength(1)
})
