import { gettingIn } from '#support/getting-in.ts'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { enter } from '#support/session.ts'
import { walk } from '#support/walk.ts'

test('a page for members opens the login, says why, and opens after login', async ({
  page,
  site,
}) => {
  await page.goto('/member#depositv2')
  const { login } = homeParts(page, site.words)
  const reason = page.locator('h2', {
    hasText: site.words('You’re not logged in. Please log in.'),
  })
  // With `trial`, Playwright only checks that the element could be clicked and is not covered.
  await reason.click({ trial: true })
  await login.getByRole('textbox', { name: site.words('Username') }).fill('demomember')
  await login.getByLabel(site.words('Password'), { exact: true }).fill('Sandbox-2580')
  await login.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/member#depositv2')
  await expect(login).toBeHidden()
})

test('a logged-in player who opens the login address is redirected within the site @ci', async ({
  page,
  site,
  world,
}) => {
  await enter(page, await world.logIn(site.brand.merchant))
  await openHome(page, site)
  for (const [path, target] of [
    ['/login?next=/promotions', '/promotions'],
    ['/register', '/'],
    ['/login?next=//evil.example', '/'],
    ['/login?next=https://evil.example/', '/'],
  ] as const) {
    // Visits another page first, so that the address must really change.
    await walk(page, '/help')
    await expect(page).toHaveURL('/help')
    await walk(page, path)
    await expect(page).toHaveURL(target)
  }
})

test('the agent center opens for agents, and tells players that it is for agents @ci', async ({
  page,
  site,
  world,
}) => {
  const { merchant } = site.brand
  await enter(page, await world.logIn(merchant))
  await page.goto('/agentHome')
  await expect(page).toHaveURL('/agent?next=%2FagentHome')
  await expect(
    page.getByRole('heading', { name: site.words('This is for agents only') }),
  ).toBeVisible()

  await enter(page, await world.logIn(merchant, 'demoagent'))
  await page.goto('/agent')
  await expect(page).toHaveURL('/agentHome')
  const games = page.getByRole('link', { name: site.words('Back to the games') })
  await expect(games).toBeVisible()

  await enter(page, await world.logIn(merchant, 'demooffice'))
  for (const path of ['/', '/member', '/rng']) {
    await page.goto(path)
    await expect(page, 'an office agent does not play').toHaveURL('/agentHome')
  }
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(games).toHaveCount(0)
})

test('a trial player who wants to deposit is invited to register @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  await enter(page, await world.logIn(site.brand.merchant, 'demotrial'))
  await openHome(page, site)
  await expect(page.getByText(words('Trial account: you play with play money'))).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('Deposit') })
    .click()
  const dialog = page.getByRole('dialog', { name: words('This needs a real account') })
  await dialog.getByRole('button', { name: words('Sign up') }).click()
  await expect(page.getByRole('dialog', { name: words('Sign up') })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a trial player on an account page is sent home and offered a login @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of 401/)
  await enter(page, await world.logIn(site.brand.merchant, 'demotrial'))
  await page.goto('/member')
  await expect(page).toHaveURL('/')
  const dialog = page.getByRole('dialog', { name: site.words('This needs a real account') })
  await dialog.getByRole('button', { name: site.words('Log in') }).click()
  const form = gettingIn(page, site)
  await form.tryAs('demovip', 'wrong-one')
  await expect(form.alert, 'a wrong password ends no trial').toBeVisible()
  await form.button('Close').click()
  await expect(page.getByText(site.words('Trial account: you play with play money'))).toBeVisible()
})
