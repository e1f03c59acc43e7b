import type { Page } from '@playwright/test'
import { paths } from '#core/navigation/paths.ts'
import { violations } from '#support/axe.ts'
import { countCalls, readNewestCode, watchCaptchas } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
import { fillUsername, formOf, newName, PASSWORD } from '#support/signing-up.ts'
import { fewOrAll } from '#support/visits.ts'
import { wordsOf } from '#support/words.ts'

const accountOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('session:v1') ?? 'null')?.memberInfo.account ?? null,
  )

async function expectPlayer(page: Page, account: string | RegExp) {
  await expect.poll(() => accountOf(page)).toMatch(account)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/')
}

test('a visitor registers by mobile number with an SMS code and no captcha', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of 422/)
  const captcha = watchCaptchas(page, world)
  const digits = String(Date.now()).slice(-7)
  await page.goto('/register')
  const form = formOf(page, site)
  // The registration with a username, which is shown first, does have a captcha.
  await captcha()
  await page.getByRole('tab', { name: site.words('Mobile number') }).click()
  await form.box('Mobile number').fill(`081${digits}`)
  await page.getByRole('button', { name: site.words('Send code') }).click()
  const findCode = async () => {
    const outbox = await fetch(`http://127.0.0.1:${world.port}/sandbox/outbox`)
    const messages = (await outbox.json()) as { to: string; text: string }[]
    const message = messages.find(({ to }) => to.endsWith(`81${digits}`))
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(findCode).not.toBe('')
  await form.box('Code from the SMS').fill(await findCode())
  await form.dialog.locator('input[name=password]').fill(PASSWORD)
  await form.terms.check()
  const typed = form.box('Characters in the picture')
  await expect(typed).toHaveCount(0)
  // A gateway that wants both proofs says so by its refusal.
  const asked = { captcha: { enabled: true, required: true } }
  await world.change({ merchant: site.brand.merchant, rules: { fields: asked } })
  await form.send.click()
  await typed.fill(await captcha())
  await form.send.click()
  await expectPlayer(page, new RegExp(`81${digits}$`))
})

test.describe('on the brand larkmoor', () => {
  test.use({ brand: 'larkmoor' })

  test('a registration by SMS code asks for one human check and no captcha @ci', async ({
    page,
    site,
    world,
  }) => {
    const proofs = countCalls(page, '/wps/verification/human/challenge')
    const digits = String(Date.now()).slice(-7)
    await page.goto('/register')
    const form = formOf(page, site)
    const labels = form.dialog.locator('form [id$="-label"]')
    await expect(labels.first()).toBeVisible()
    const inOrder = [
      'Real name',
      'Birthday',
      'Nationality',
      'Mobile number',
      'Code from the SMS',
      'Email',
      'Username',
      'Password',
      'Repeat the password',
    ].map((label) => site.words(label))
    const asked = (await labels.allTextContents()).map((label) => label.replace('*', ''))
    expect(asked.filter((label) => inOrder.includes(label))).toEqual(inOrder)
    await page.getByRole('tab', { name: site.words('Mobile number') }).click()
    const number = form.box('Mobile number')
    const sendCode = page.getByRole('button', { name: site.words('Send code') })
    await sendCode.click()
    await expect(number).toBeFocused()
    await expect(number).toHaveAccessibleDescription(site.words('Enter your mobile number.'))
    await number.fill('12')
    await sendCode.click()
    await expect(number).toBeFocused()
    const wanted = '{most, plural, other {A mobile number of {length} digits is required.}}'
    const length = '8–13'
    await expect(number).toHaveAccessibleDescription(
      site.words(wanted, { values: { length, most: 13 } }),
    )
    expect(proofs()).toBe(0)
    await number.fill(`+63917${digits}`)
    await sendCode.click()
    await form.box('Code from the SMS').fill(await readNewestCode(world, site))
    const day = site.words('Day', { context: 'number of the day in a date' })
    await page.getByRole('textbox', { name: day, exact: true }).fill('07')
    await form.box('Month').fill('05')
    await form.box('Year').fill('1990')
    await form.box('Real name').fill('Lily Pad')
    await form.box('Nationality').fill('Filipino')
    await form.box('Email').fill('lily@players.example')
    await expect(form.box('Characters in the picture')).toHaveCount(0)
    await form.terms.check()
    await form.send.click()
    await expectPlayer(page, new RegExp(`${digits}$`))
    expect(proofs()).toBe(1)
  })
})

for (const mode of fewOrAll(['light'], ['dark', 'light'] as const)) {
  test(`the longest registration form is accessible and fits 320 px in ${mode} mode @ci`, async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const asked = { enabled: true, required: true }
    await world.change({
      merchant: site.brand.merchant,
      rules: { fields: { birthday: asked, paymentPassword: asked, email: asked, idNumber: asked } },
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/register')
    await page.evaluate((wanted) => void (document.documentElement.dataset.mode = wanted), mode)
    const form = formOf(page, site)
    await page.getByRole('button', { name: words('Have an invitation code?') }).click()
    await form.box('Email').fill('nobody')
    await form.send.click()
    await expect(
      page.getByText(words('Enter a valid email address, such as name@example.com.')),
    ).toBeVisible()
    expect(await violations(page, '[role=dialog]')).toEqual([])
    const overflow = await form.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(overflow).toBe(0)
  })
}

test('an empty registration form reports each field and survives a language change @ci', async ({
  page,
  site,
  world,
}) => {
  const captcha = watchCaptchas(page, world)
  await page.goto('/register')
  const form = formOf(page, site)
  // The form for a phone asks for no captcha, so the way back from it brings a new picture.
  await captcha()
  await test.step('an empty form reports each field and focuses the first', async () => {
    await form.send.click()
    await expect(form.username).toBeFocused()
    await expect(page.getByText(site.words('Choose a username.'))).toBeVisible()
    await expect(page.getByText(site.words('Type the characters in the picture.'))).toBeVisible()
    await expect(
      page.getByText(site.words('Please confirm your age and agree to the terms.')),
    ).toBeVisible()
    const [byUsername, byNumber] = await page.getByRole('tab').all()
    await byNumber!.click()
    await form.send.click()
    await expect(form.box('Mobile number')).toBeFocused()
    await byUsername!.click()
  })

  await fillUsername(page, site, 'demomember', captcha)
  const taken = (words = site.words) => words('This username is taken. Please choose another.')
  await expect(form.username).toHaveAccessibleDescription(new RegExp(taken()))
  await expect(form.dialog.getByRole('alert')).toHaveCount(0)

  await form.dialog.getByRole('combobox', { name: site.words('Language') }).selectOption('VI')
  const vietnamese = formOf(page, { ...site, words: wordsOf('VI') })
  await expect(vietnamese.username).toHaveValue('demomember')
  await expect(vietnamese.username).toHaveAccessibleDescription(new RegExp(taken(wordsOf('VI'))))
  await expect(form.dialog.locator('input[name=password]')).toHaveValue(PASSWORD)
  expect(await violations(page, '[role=dialog]')).toEqual([])

  const free = form.dialog.getByRole('group', { name: wordsOf('VI')('Free usernames') })
  const name = (await free.getByRole('button').first().textContent())!
  await free.getByRole('button').first().click()
  await expect(vietnamese.username).toHaveValue(name)
  await expect(form.dialog.locator('input[name=password]')).toBeFocused()
  await expect(
    form.dialog.getByText(wordsOf('VI')('Available', { context: 'a username that nobody has' })),
  ).toBeVisible()
  await vietnamese.send.click()
  await expectPlayer(page, name)
})

test('a registration reports a taken username and a wrong captcha at their fields @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of (422|503)/)
  // The username check during typing fails, so only the registration itself reports a taken name.
  const faults = { 'GET /wps/member/register/username': 503 }
  await world.change({ merchant: site.brand.merchant, faults })
  const captcha = watchCaptchas(page, world)
  await page.goto('/register')
  const form = await fillUsername(page, site, 'demomember', captcha)
  const { licence, licenceUrl } = site.brand.legal
  await expect(form.dialog).toContainText(licence!)
  const { host } = new URL(licenceUrl!)
  const verify = site.words('Verify at {host}', { values: { host } })
  const link = form.dialog.getByRole('link', { name: verify })
  await expect(link).toHaveAttribute('href', licenceUrl!)
  const fresh = form.dialog.getByRole('img', { name: site.words('Picture of characters to type') })
  await form.send.click()
  const taken = page.getByText(site.words('This username is taken. Please choose another.'))
  await expect(taken).toBeVisible()
  await expect(form.username).toBeFocused()

  const name = newName()
  await form.username.fill(name)
  const typed = form.box('Characters in the picture')
  await expect(typed, 'its picture is used up').toHaveValue('')
  await expect(fresh).not.toHaveClass(/opacity-40/)
  await typed.fill('00000')
  await form.send.click()
  const wrong = site.words('Those characters don’t match the picture. Here is a new one.')
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(form.dialog.locator('input[name=password]')).toHaveValue(PASSWORD)

  await expect(typed).toHaveValue('')
  await expect(fresh).not.toHaveClass(/opacity-40/)
  await typed.fill(await captcha())
  await form.send.click()
  await expectPlayer(page, name)
})

test('the affiliate and referral codes of a link fill the registration form @ci', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/status of 422/)
  await page.goto('/?affiliateCode=AGENT01&r=FRIEND7')
  const form = formOf(page, site)
  const code = form.box('Invitation code')
  await expect(code).toHaveValue('AGENT01')
  await expect(form.box('Friend’s referral code')).toHaveValue('FRIEND7')
  await code.fill('NOBODY')
  await code.blur()
  const unknown = page.getByText(
    site.words('This invitation code isn’t valid. Check it, or leave it empty.'),
  )
  await expect(unknown).toBeVisible()
  await code.fill('')
  await expect(unknown).toHaveCount(0)

  await page.getByRole('button', { name: site.words('Close') }).click()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('a friend’s link', () => {
  // Other tests of this file register on the brand suvarna, and `getting-in.desktop.spec.ts` on a
  // third.
  for (const brand of fewOrAll(['chanh'], ['suvarna', 'chanh'] as const)) {
    test.describe(`on ${brand}`, () => {
      test.use({ brand })

      test('a friend’s invitation link shows the inviter’s name, who then sees the new friend @ci', async ({
        browser,
        page,
        site,
        world,
      }) => {
        const inviter = await browser.newPage({
          baseURL: site.origin,
          viewport: page.viewportSize(),
        })
        await enterAsMember(inviter, site, world)
        await inviter.goto(paths.member('referral'))
        const code = await inviter.getByText(/^[2-9A-Z]{7}$/).textContent()
        const friends = inviter.getByRole('tabpanel').getByRole('listitem')
        await expect(friends.first()).toBeVisible()

        await page.goto('/r/NOBODY7')
        await expect(page).toHaveURL(`${site.origin}/`)
        await expect(page.getByRole('dialog')).toHaveCount(0)

        const captcha = watchCaptchas(page, world)
        const name = newName()
        await page.goto(paths.referral(code!.toLowerCase()))
        await expect(page.getByText('dem***er')).toBeVisible()
        await expect(page.getByRole('tab')).toHaveCount(2)
        const form = await fillUsername(page, site, name, captcha)
        await form.send.click()
        await expectPlayer(page, name)
        await expect(friends.first()).toContainText(`${name.slice(0, 3)}***${name.slice(-2)}`)
        await expect(friends.first()).toContainText(site.words('Signed up'))
        await inviter.close()
        await page.goto(paths.referral(code!))
        await expect(page).toHaveURL(`${site.origin}/`)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
  }
})

test('a closed registration keeps its input, and twenty clicks register one player @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load/)
  const captcha = watchCaptchas(page, world)
  const name = newName()
  const keys = new Set<string | undefined>()
  let sent = 0
  await page.route('**/wps/member/register', async (route) => {
    sent += 1
    keys.add((await route.request().headerValue('idempotency-key')) ?? undefined)
    // Sends the request to the gateway, but drops its first answer on the way back.
    const { host, pathname, port } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers })
    if (sent === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await page.goto('/register')
  const form = await fillUsername(page, site, name, captcha)
  await page.keyboard.press('Escape')
  await expect(form.dialog).toHaveCount(0)
  await page
    .getByRole('link', { name: site.words('Sign up') })
    .first()
    .click()
  await expect(form.username).toHaveValue(name)
  await expect(form.dialog.locator('input[name=password]')).toHaveValue(PASSWORD)
  await expect(form.terms).toBeChecked()
  const typed = form.box('Characters in the picture')
  await expect(typed).toHaveValue('')
  await typed.fill(await captcha())

  await form.send.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click()
  })
  await expect(form.dialog.getByRole('alert')).toBeVisible()
  expect(sent).toBe(1)
  await expect(form.username).toHaveValue(name)
  await form.send.click()
  await expectPlayer(page, name)
  expect([sent, keys.size]).toEqual([2, 1])
})

/** Rules that contradict each other, which no gateway should send. */
const CONTRADICTORY = {
  username: { enabled: false, required: true, minLength: 12, maxLength: 3, patternId: 99 },
  password: { enabled: 'yes', acceptedPattern: '^(a|aa|.)+$', patternId: null, minLength: 4 },
  payeeName: { acceptedPattern: '[', patternId: -1, minLength: 'two' },
  line: 7,
  surprise: { enabled: true, required: true },
}

for (const fault of fewOrAll(['wrong_types'], [
  'html',
  'truncated',
  'wrong_types',
  503,
  'reset',
] as const)) {
  test(`a registration whose rules failed to load (${fault}) works after a retry @ci`, async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/status of 503|ERR_|Failed to load/)
    const { merchant } = site.brand
    const captcha = watchCaptchas(page, world)
    await world.change({
      merchant,
      rules: { fields: CONTRADICTORY },
      faults: {
        'GET /wps/system/setting/register': fault,
        'GET /wps/system/setting/register/validation': fault,
      },
    })
    const name = newName()
    await page.goto('/register')
    const form = formOf(page, site)
    await form.username.fill(name)
    const again = page.getByRole('button', { name: site.words('Try again') })
    await expect(again).toBeVisible()
    await world.change({ merchant, faults: {} })
    await again.click()
    await expect(again).toHaveCount(0)
    await expect(form.username).toHaveValue(name)
    await fillUsername(page, site, name, captcha)
    await form.send.click()
    await expectPlayer(page, name)
  })
}
