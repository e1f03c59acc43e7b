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

/** A number of its own for each test: the gateway counts codes by number. */
let numbers = 0
const nextNumber = () => `08123${String(45_000 + (numbers += 1))}`
const VENDOR = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The popup's way in by a code, with a number typed. */
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
  page.getByRole('button', { name: patternOf(words, 'Again in {seconds} s') })
const checked = (page: Page, { words }: Site) =>
  page.getByRole('checkbox', { name: words('Checked: you are human') })

const secondsOn = async (page: Page, site: Site) =>
  Number(/\d+/.exec((await waiting(page, site).textContent()) ?? '')?.[0])

test.describe('the button for an SMS code', () => {
  const clocks = [
    ['nine years ahead', 9 * 365 * 24 * 3600 * 1000],
    ['our own time', 0],
  ] as const
  for (const [clock, clockOffset] of fewOrAll([clocks[0]], clocks)) {
    test(`counts down after the human check, also after closing and a reload, if the gateway’s clock is ${clock}`, async ({
      page,
      site,
      world,
    }) => {
      await world.change({ merchant: site.brand.merchant, clockOffset })
      // On a slow network a code may be sent before the rules that group its number are there.
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
        page.getByText(patternOf(site.words, 'We sent a code to {number}.')),
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

  test('shows the waiting time after too many requests and counts it down', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/status of 429/)
    await world.change({
      merchant: site.brand.merchant,
      faults: { 'POST /wps/verification/login/code': 429 },
    })
    await openCodeLogin(page, site)
    await sendButton(page, site).click()
    await expect(page.getByRole('alert')).toContainText('5')
    await expect(waiting(page, site)).toBeVisible()
    expect(await secondsOn(page, site)).toBeGreaterThan(280)
  })

  test('reports an invalid number at its field, and a used-up quota of codes', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/status of 422/)
    await world.change({ merchant: site.brand.merchant, rules: { smsQuota: 0 } })
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
  })
})

test.describe('the captcha of a form', () => {
  test.beforeEach(async ({ page, site, world, tolerate }) => {
    tolerate(/status of (401|422)/)
    await world.change({ merchant: site.brand.merchant, rules: { captchaAfter: 0 } })
    await page.goto('/login')
    await page.getByRole('textbox', { name: site.words('Username') }).fill('demomember')
    await page.getByLabel(site.words('Password'), { exact: true }).fill('wrong')
    await submit(page, site)
  })

  const submit = (page: Page, { words }: Site) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: words('Log in'), exact: true })
      .click()

  test('loads a new picture at most once a second and after each refusal', async ({
    page,
    site,
  }) => {
    const picture = page.getByRole('img', { name: site.words('Picture of characters to type') })
    const fresh = page.getByRole('button', { name: site.words('New picture') })
    const field = page.getByRole('textbox', { name: site.words('Characters in the picture') })
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
    await submit(page, site)
    await expect(picture).not.toHaveAttribute('src', seen[1]!)
    await expect(field).toHaveValue('')
  })

  test('shows an error in its place if it fails to load, and a retry loads it', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/status of (401|422|503)/)
    const { merchant } = site.brand
    const { words } = site
    const picture = page.getByRole('img', { name: words('Picture of characters to type') })
    const fresh = page.getByRole('button', { name: words('New picture') })
    await world.change({ merchant, faults: { 'GET /wps/captcha': 503 } })
    await page.reload()
    await page.getByRole('textbox', { name: words('Username') }).fill('demomember')
    await page.getByLabel(words('Password'), { exact: true }).fill('wrong')
    await submit(page, site)
    const again = page.getByRole('dialog').getByRole('button', { name: words('Try again') })
    await expect(again).toBeVisible()
    const place = await fresh.boundingBox()
    await world.change({ merchant, faults: {} })
    await again.click()
    await expect(picture).toBeVisible()
    expect(await fresh.boundingBox()).toMatchObject({ x: place?.x })
  })

  test('can be replaced by a puzzle that the browser solves', async ({ page, site }) => {
    await page.getByRole('button', { name: site.words('Can’t see the picture?') }).click()
    await expect(checked(page, site)).toBeChecked()
    await expect(page.getByRole('img', { name: /characters/ })).toHaveCount(0)
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/wps/session/login'))
    await submit(page, site)
    // The proof was taken: what is still wrong is the password.
    expect(await (await answered).json()).toMatchObject({ code: 'wrong_credentials' })
  })
})

test.describe('the human check of an outside vendor', () => {
  // Emits a brand of its own, and waits out the vendor's silence.
  test.slow()

  /** Stands in for the vendor's script: does what `window.vendor` says, the next thing each time. */
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

  async function openVendored(page: Page, site: Site, steps: string[]): Promise<void> {
    await page.addInitScript((given) => Object.assign(window, { vendor: given }), steps)
    await openCodeLogin(page, site, { origin })
  }

  test('sends its token with the code request and is allowed by the brand’s policy', async ({
    page,
    site,
  }) => {
    await page.route(VENDOR, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: DOUBLE }),
    )
    await openVendored(page, site, ['pass'])
    const sent = page.waitForRequest((request) =>
      request.url().endsWith('/verification/login/code'),
    )
    await sendButton(page, site).click()
    expect((await sent).postDataJSON()).toMatchObject({
      human: { provider: 'turnstile', token: expect.stringMatching(/^double-/) },
    })
    await expect(waiting(page, site)).toBeVisible()
    const options = await page.evaluate(
      () => (window as unknown as { vendorOptions: object }).vendorOptions,
    )
    expect(options).toMatchObject({ sitekey: 'site-key', language: 'th', theme: 'dark' })
  })

  for (const step of ['fail', 'expire']) {
    test(`can be retried if it ends with "${step}"`, async ({ page, site }) => {
      await page.route(VENDOR, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: DOUBLE }),
      )
      await openVendored(page, site, [step, 'pass'])
      await sendButton(page, site).click()
      const box = page.getByRole('checkbox', { name: site.words('I’m human') })
      await expect(box).toHaveAccessibleDescription(
        site.words('The check didn’t work. Please tick the box to try again.'),
      )
      await sendButton(page, site).click()
      await expect(checked(page, site)).toBeChecked()
      await expect(waiting(page, site)).toBeVisible()
    })
  }

  test('reports an unreachable vendor and can be retried', async ({ page, site, tolerate }) => {
    tolerate(/challenges\.cloudflare\.com/)
    await page.route(VENDOR, (route) => route.abort('connectionrefused'), { times: 1 })
    await openVendored(page, site, ['pass'])
    await sendButton(page, site).click()
    await expect(
      page.getByRole('checkbox', { name: site.words('I’m human') }),
    ).toHaveAccessibleDescription(
      site.words('We can’t connect right now. Check your network and try again.'),
    )
    await page.route(VENDOR, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: DOUBLE }),
    )
    await sendButton(page, site).click()
    await expect(waiting(page, site)).toBeVisible()
  })

  test('can be cancelled while it is shown', async ({ page, site }) => {
    await page.route(VENDOR, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: DOUBLE }),
    )
    await openVendored(page, site, ['ask'])
    await sendButton(page, site).click()
    await expect(page.getByText('vendor asks')).toBeVisible()
    await page.getByRole('button', { name: site.words('Cancel') }).click()
    await expect(page.getByText('vendor asks')).toHaveCount(0)
    await expect(sendButton(page, site)).toBeEnabled()
  })
})

/** A copy of a sample brand that chose the vendor, beside the others of this world. */
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
    { env: { ...process.env, PORT: String(world.port), NODE_OPTIONS: '' } },
  )
}
