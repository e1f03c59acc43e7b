import { openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { fewOrAll } from '#support/visits.ts'
import { chooseInFooter } from '#support/language.ts'

/** Scripts that break the browser's storage before any other script of the page runs. */
const SPOILED = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  },
  throwing: () => {
    const refuse = () => {
      throw new DOMException('Refused', 'InvalidStateError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
  },
  corrupt: () => {
    const nonsense = '{"\u0000":[\uD800'
    for (const key of [
      'language:v1',
      'history-language:v1',
      'mode:v1',
      'merchant:v1',
      'side-menu-collapsed:v1',
    ]) {
      localStorage.setItem(key, nonsense)
    }
    sessionStorage.setItem('chunk-reload:v1', nonsense)
  },
}

const KINDS = Object.keys(SPOILED) as (keyof typeof SPOILED)[]

// Storage that throws or is full behaves like blocked storage, as its unit tests prove.
for (const name of fewOrAll(['blocked', 'corrupt'], KINDS)) {
  test(`the page works although browser storage is ${name} @ci`, async ({ page, site }) => {
    const { words } = site
    await page.addInitScript(SPOILED[name])
    const { footer, paid, login } = await openHome(page, site)
    await expect(page.locator('html')).toHaveAttribute('lang', site.lang)

    await chooseInFooter(footer, 'EN')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await chooseInFooter(footer, 'TH')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')

    await page.getByRole('button', { name: words('Menu', { context: 'header' }) }).click()
    const menu = page.getByRole('dialog', { name: words('Side menu') })
    await menu.getByRole('button', { name: words('Light mode') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
    await menu.getByRole('button', { name: words('Close') }).click()
    await expect(menu).toBeHidden()

    await paid.getByRole('button').first().click()
    await expect(login).toBeVisible()
  })
}

test('the page works after another tab cleared the storage @ci', async ({
  page,
  site,
  context,
}) => {
  const { footer } = await openHome(page, site)
  const other = await context.newPage()
  await other.goto(`${site.origin}/robots.txt`)
  await other.evaluate(() => localStorage.clear())
  await other.close()
  await page.evaluate(() => sessionStorage.clear())

  await chooseInFooter(footer, 'EN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
