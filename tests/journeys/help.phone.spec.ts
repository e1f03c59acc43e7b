import { gettingIn, watchCaptchas } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'

test.describe('help in Vietnamese', () => {
  test.use({ brand: 'chanh', language: 'VI' })

  test('opening the terms over a registration form keeps its entries @ci', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const captcha = watchCaptchas(page, world)
    await page.goto('/register')
    const { dialog, username } = gettingIn(page, site)
    const characters = dialog.getByRole('textbox', {
      name: words('Characters in the picture'),
      exact: true,
    })
    await username.fill('chanhlover')
    const typed = await captcha()
    await characters.fill(typed)
    await dialog.locator('a[href="/help#term"]').click()
    const terms = page.getByRole('dialog', { name: words('Terms and conditions') })
    await expect(terms.getByRole('heading', { level: 3 }).first()).toBeVisible()

    await terms.locator('a[href="/help#bonus"]').click()
    const back = page.getByRole('dialog').getByRole('button', { name: words('Back'), exact: true })
    await back.click()
    await expect(terms).toBeVisible()
    await page.goBack()
    await expect(terms).toHaveCount(0)
    await expect(page).toHaveURL('/register')
    await expect(username).toHaveValue('chanhlover')
    await expect(characters).toHaveValue(typed)
  })

  test('a help search without accents finds a topic, whose feedback form reaches the operator @ci', async ({
    page,
    site,
    world,
  }) => {
    const { words, brand } = site
    await page.goto('/help')
    await page.getByRole('searchbox', { name: words('Search help') }).fill('rut tien')
    const finds = page.getByRole('navigation', { name: words('Search results') })
    const first = finds.getByRole('link').first()
    await expect(first.locator('mark').first()).toHaveText(/rút/i)
    await first.click()
    await expect(page).toHaveURL('/help#withdraw')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Cách rút tiền · /)
    await page.goBack()
    await expect(first).toBeFocused()

    await page.goto('/help#term')
    await page.getByRole('main').locator('a[href="/help#feedback"]').click()
    const send = page.getByRole('button', { name: words('Send feedback'), exact: true })
    const content = page.getByRole('textbox', { name: words('Your message') })
    await content.fill('Ngắn')
    await send.click()
    await expect(content).toHaveAccessibleDescription(/10–140/)
    await page
      .getByRole('combobox', { name: words('What’s it about?') })
      .selectOption({ label: words('Withdrawal', { context: 'topic of feedback' }) })
    await content.fill('Rút tiền rất nhanh, cảm ơn!')
    await page.getByRole('link', { name: words('All topics') }).click()
    await page.goBack()
    await expect(content).toHaveValue('Rút tiền rất nhanh, cảm ơn!')
    await send.click()
    await expect(page.getByText(words('Thank you. We read every one of these.'))).toBeVisible()
    const letters = await fetch(
      `http://127.0.0.1:${world.port}/sandbox/letters/list?merchant=${brand.merchant}`,
    )
    const { feedback } = (await letters.json()) as { feedback: { content: string }[] }
    expect(feedback[0]).toMatchObject({ content: 'Rút tiền rất nhanh, cảm ơn!' })
  })
})
