import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { BrandFile } from '#core/brand/schema.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { fewOrAll } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'
import type { World } from '#support/world.ts'

/** Each test uses its own phone number, because the gateway limits SMS codes by number. */
let numbers = 0
const nextNumber = () => `08123${String(45_000 + (numbers += 1))}`
const VENDOR = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** Opens the login by SMS code, and types a phone number. */
async function openCodeLogin(
  page: Page,
  { words }: Site,
  { origin = '', number = nextNumber() } = {},
): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByRole('tab').last().click()
  await page.getByRole('textbox', { name: words('Mobile number') }).fill(number)
}

const sendButton = (page: Page, { words }: Site) =>
  page.getByRole('button', { name: words('Send code') })
const waiting = (page: Page, { words }: Site) =>
  page.getByRole('button', { name: patternOf(words, '{seconds, plural, other {Resend in # s}}') })
const checked = (page: Page, { words }: Site) =>
  page.getByRole('checkbox', { name: words('Verified: you’re human') })

const secondsOn = async (page: Page, site: Site) =>
  Number(/\d+/.exec((await waiting(page, site).textContent()) ?? '')?.[0])

test.describe('the button for an SMS code', () => {
  const clocks = [
    ['nine years ahead', 9 * 365 * 24 * 3600 * 1000],
    ['our own time', 0],
  ] as const
  for (const [clock, clockOffset] of fewOrAll([clocks[0]], clocks)) {
    test(`the SMS code’s countdown survives a reload if the gateway’s clock is ${clock} @ci`, async ({
      page,
      site,
      world,
    }) => {
      await world.change({ merchant: site.brand.merchant, clockOffset })
      // On a slow network the player may request a code before the rules for grouping the number
      // load.
      const sent = Promise.withResolvers<void>()
      await page.route(/\/assets\/parsePhone-/, async (route) => {
        await sent.promise
        await route.continue()
      })
      await openCodeLogin(page, site)
      await sendButton(page, site).click()
      await expect(checked(page, site)).toBeChecked()
      await expect(waiting(page, site)).toBeVisible()
      const first = await secondsOn(page, site)
      expect(first).toBeGreaterThan(50)
      expect(first).toBeLessThanOrEqual(60)
      sent.resolve()
      await expect(
        page.getByText(patternOf(site.words, 'We sent a code to {phone}.')),
      ).toContainText('+66 81 234 5')

      await page.getByRole('button', { name: site.words('Close') }).click()
      await page
        .getByRole('link', { name: site.words('Log in') })
        .first()
        .click()
      await page.getByRole('tab').last().click()
      await expect(waiting(page, site)).toBeVisible()
      expect(await secondsOn(page, site)).toBeLessThanOrEqual(first)

      await openCodeLogin(page, site)
      await expect(waiting(page, site)).toBeVisible()
      expect(await secondsOn(page, site)).toBeLessThanOrEqual(first)
    })
  }

  test('the button for an SMS code reports invalid numbers, used-up quotas and waiting times @ci', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/status of (422|429)/)
    const { merchant } = site.brand
    await world.change({ merchant, rules: { smsQuota: 0 } })
    await openCodeLogin(page, site, { number: '12' })
    await sendButton(page, site).click()
    const number = page.getByRole('textbox', { name: site.words('Mobile number') })
    await expect(number).toBeFocused()
    await expect(number).toHaveAccessibleDescription(site.words('Enter a valid mobile number.'))
    await number.fill(nextNumber())
    await sendButton(page, site).click()
    await expect(page.getByRole('alert')).toHaveText(
      site.words('No more codes can be sent right now. Please contact customer service.'),
    )
    await expect(sendButton(page, site)).toBeEnabled()

    const faults = { 'POST /wps/verification/login/code': 429 as const }
    await world.change({ merchant, rules: { smsQuota: null }, faults })
    await expect(async () => {
      // A press right after the previous one would count as a double press and be ignored.
      const button = sendButton(page, site)
      if (await button.isVisible()) await button.click({ timeout: 500 })
      await expect(waiting(page, site)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('alert')).toContainText('5')
    expect(await secondsOn(page, site)).toBeGreaterThan(280)
  })
})

test('the captcha changes after refusals, can be retried, and a puzzle can replace it @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of (401|422|503)/)
  const { words } = site
  const { merchant } = site.brand
  const dialog = page.getByRole('dialog')
  const picture = page.getByRole('img', { name: words('Picture of characters to type') })
  const fresh = page.getByRole('button', { name: words('New picture') })
  const submit = () => dialog.getByRole('button', { name: words('Log in'), exact: true }).click()
  const failOnce = async () => {
    await page.getByRole('textbox', { name: words('Username') }).fill('demomember')
    await page.getByLabel(words('Password'), { exact: true }).fill('wrong')
    await submit()
  }
  await world.change({ merchant, rules: { captchaAfter: 0 } })
  await page.goto('/login')
  await failOnce()

  await test.step('a new picture comes on request and after a refusal', async () => {
    const field = page.getByRole('textbox', { name: words('Characters in the picture') })
    await expect(picture).toBeVisible()
    const seen = [await picture.getAttribute('src')]
    await expect(fresh).toBeEnabled()
    await field.fill('ABCDE')
    await fresh.click()
    await expect(fresh).toBeDisabled()
    await expect(picture).not.toHaveAttribute('src', seen[0]!)
    await expect(field).toHaveValue('')
    await expect(fresh).toBeEnabled()
    seen.push(await picture.getAttribute('src'))
    await field.fill('ABCDE')
    await submit()
    await expect(picture).not.toHaveAttribute('src', seen[1]!)
    await expect(field).toHaveValue('')
  })

  await test.step('the browser solves a puzzle instead', async () => {
    await page.getByRole('button', { name: words('Can’t see the picture?') }).click()
    await expect(checked(page, site)).toBeChecked()
    await expect(page.getByRole('img', { name: /characters/ })).toHaveCount(0)
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/wps/session/login'))
    await submit()
    // The human proof was accepted: only the password is wrong.
    expect(await (await answered).json()).toMatchObject({ code: 'wrong_credentials' })
  })

  await test.step('a picture that does not load says so in its place, and a retry loads it', async () => {
    await world.change({ merchant, faults: { 'GET /wps/captcha': 503 } })
    await page.reload()
    await failOnce()
    const again = dialog.getByRole('button', { name: words('Try again') })
    await expect(again).toBeVisible()
    const place = await fresh.boundingBox()
    await world.change({ merchant, faults: {} })
    await again.click()
    await expect(picture).toBeVisible()
    expect(await fresh.boundingBox()).toMatchObject({ x: place?.x })
  })
})

test.describe('the human check of an outside vendor', () => {
  // This test emits a brand of its own, and waits for a vendor's script that does not answer.
  test.slow()

  /**
   * A fake of the vendor's script: it behaves as `window.vendor` says, one behaviour for each use.
   */
  const DOUBLE = `
    const steps = (window.vendor ??= ['pass'])
    window.turnstile = {
      remove: () => {},
      render: (element, options) => {
        window.vendorOptions = options
        const step = steps.length > 1 ? steps.shift() : steps[0]
        if (step === 'ask') element.textContent = 'vendor asks'
        setTimeout(() => {
          if (step === 'fail') options['error-callback']('300010')
          if (step === 'expire') options['expired-callback']()
          if (step === 'pass') options.callback('double-' + crypto.randomUUID())
        }, 50)
        return 'widget'
      },
    }`

  let origin: string
  let folder: string

  test.beforeAll(async ({ world }) => {
    folder = mkdtempSync(join(tmpdir(), 'livery-vendor-'))
    await emitVendorBrand(world, folder)
    origin = `http://vendored.localhost:${world.port}`
  })
  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('the human check of an external provider can be retried and cancelled, then succeeds @ci', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/challenges\.cloudflare\.com/)
    const { words } = site
    const box = page.getByRole('checkbox', { name: words('I’m human') })
    const stepsLeft = () =>
      page.evaluate(() => (window as unknown as { vendor: string[] }).vendor.length)
    await page.route(VENDOR, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: DOUBLE }),
    )
    await page.addInitScript(() =>
      Object.assign(window, { vendor: ['ask', 'fail', 'expire', 'pass'] }),
    )
    await page.route(VENDOR, (route) => route.abort('connectionrefused'), { times: 1 })
    await openCodeLogin(page, site, { origin })
    await test.step('unreachable', async () => {
      await sendButton(page, site).click()
      await expect(box).toHaveAccessibleDescription(
        words('We can’t connect right now. Check your network and try again.'),
      )
    })
    await test.step('cancelled while it is shown', async () => {
      await sendButton(page, site).click()
      await expect(page.getByText('vendor asks')).toBeVisible()
      await page.getByRole('button', { name: words('Cancel') }).click()
      await expect(page.getByText('vendor asks')).toHaveCount(0)
      await expect(sendButton(page, site)).toBeEnabled()
    })
    for (const [step, left] of [
      ['fail', 2],
      ['expire', 1],
    ] as const) {
      await test.step(step, async () => {
        await sendButton(page, site).click()
        await expect.poll(stepsLeft).toBe(left)
        await expect(box).toHaveAccessibleDescription(
          words('The verification didn’t work. Please check the box to try again.'),
        )
      })
    }
    await test.step('passed', async () => {
      const sent = page.waitForRequest((request) =>
        request.url().endsWith('/verification/login/code'),
      )
      await sendButton(page, site).click()
      expect((await sent).postDataJSON()).toMatchObject({
        human: { provider: 'turnstile', token: expect.stringMatching(/^double-/) },
      })
      await expect(checked(page, site)).toBeChecked()
      await expect(waiting(page, site)).toBeVisible()
      const options = await page.evaluate(
        () => (window as unknown as { vendorOptions: object }).vendorOptions,
      )
      expect(options).toMatchObject({ sitekey: 'site-key', language: 'th', theme: 'dark' })
    })
  })
})

/** Emits a copy of a sample brand that uses the external vendor's human check. */
async function emitVendorBrand(world: World, folder: string): Promise<void> {
  cpSync('brands/suvarna', join(folder, 'vendored'), { recursive: true })
  const file = join(folder, 'vendored/brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8')) as BrandFile
  writeFileSync(
    file,
    JSON.stringify({
      ...brand,
      $schema: undefined,
      id: 'vendored',
      merchant: 'vendored01',
      domains: ['vendored.example'],
      mirrorDomains: [],
      verification: { human: { provider: 'turnstile', siteKey: 'site-key' } },
    }),
  )
  await promisify(execFile)(
    'node',
    ['scripts/brand.ts', 'build', '--env', 'sandbox', '--brands', folder, '--out', world.sites],
    { env: { ...process.env, LIVERY_PORT: String(world.port), NODE_OPTIONS: '' } },
  )
}
