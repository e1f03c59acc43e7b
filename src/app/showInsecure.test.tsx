import { expect, it } from 'vitest'
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
  showInsecure()
  await expect.element(page.getByText('Only https (en)')).toBeVisible()
  await expect.element(page.getByText('Only https (th)')).not.toBeVisible()
  const link = page.getByRole('link', { name: 'Reload the page' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
  document.documentElement.lang = lang
})
