import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showInsecure } from './showInsecure.ts'

it('a site without TLS says in the language of the page that it needs https', async () => {
  const { lang } = document.documentElement
  document.documentElement.lang = 'en'
  await render(
    <>
      {['th', 'en'].map((code) => (
        <div
          key={code}
          className="failure"
          lang={code}
          data-insecure={`Only https (${code})`}
          hidden
        >
          <h1>Not loaded</h1>
          <p>Reload it.</p>
          <a href="/">Reload the page</a>
        </div>
      ))}
    </>,
  )
  const asked = vi.spyOn(window, 'fetch')
  vi.useFakeTimers()
  showInsecure()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(120_000)
  vi.useRealTimers()
  // Only TLS would help, and the site answers, so that it would load itself for ever.
  expect(asked).not.toHaveBeenCalled()
  await expect.element(page.getByText('Only https (en)')).toBeVisible()
  await expect.element(page.getByText('Only https (th)')).not.toBeVisible()
  const link = page.getByRole('link', { name: 'Reload the page' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
  document.documentElement.lang = lang
})
