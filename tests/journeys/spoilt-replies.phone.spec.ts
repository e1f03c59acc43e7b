import type { Locator, Page } from '@playwright/test'
import { gettingIn, readNewestCode } from '#support/getting-in.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { fewOrAll, leftToCI } from '#support/visits.ts'
import type { World } from '#support/world.ts'

const NEW_PASSWORD = 'Lotus2026ok'
const HOSTILE = '<img src=x onerror="window.hacked = true">'

/** Ways in which a proxy between gateway and page could damage a reply. */
const REPLIES = {
  'cut off': { body: '{"account":"demo' },
  'a page of another server': { contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' },
  'nothing at all': { body: '' },
  'another shape': { json: 7 },
  'a status without a body': { status: 503, body: '' },
  'a code that is a trap': { status: 422, json: { code: 'constructor', message: HOSTILE } },
  'a refusal with traps in it': {
    status: 422,
    json: {
      code: 'invalid_fields',
      message: HOSTILE,
      data: { attemptsLeft: 'many', fields: { [HOSTILE]: 'taken', toString: 'pattern' } },
    },
  },
}

type Parts = ReturnType<typeof gettingIn>

interface Case {
  /** Path of the call whose reply is damaged. */
  path: string
  send: string
  /** Opens the form and types; resolves to the inputs with their typed values. */
  open: (page: Page, form: Parts, site: Site, world: World) => Promise<[Locator, string][]>
  /** Checks the page that an undamaged reply leads to. */
  done: (form: Parts) => Promise<void>
}

const isIn = (form: Parts) => expect(form.account).toBeVisible()

const CASES: Record<string, Case> = {
  'a registration': {
    path: '/wps/member/register',
    send: 'Sign up',
    open: async (page, form, { brand }, world) => {
      const rules = { fields: { captcha: { enabled: false } } }
      await world.change({ merchant: brand.merchant, rules })
      await page.goto('/register')
      await form.dialog.getByRole('checkbox').last().check()
      return [
        [form.username, 'lotus2026'],
        [form.dialog.locator('input[name=password]'), NEW_PASSWORD],
      ]
    },
    done: isIn,
  },
  'recovery by mail': {
    path: '/wps/member/password/email',
    send: 'Send me a temporary password',
    open: async (page, form, { words }) => {
      await page.goto('/login')
      await form.forgot.click()
      return [
        [form.username, 'demomember'],
        [form.dialog.getByRole('textbox', { name: words('Email') }), 'me@players.example'],
      ]
    },
    done: (form) => expect(form.dialog.getByRole('status')).toContainText('me@players.example'),
  },
  'recovery by phone': {
    path: '/wps/member/password/verification',
    send: 'Change password and log in',
    open: async (page, form, site, world) => {
      const { words } = site
      await page.goto('/login')
      await form.forgot.click()
      await page.getByRole('tab', { name: words('By phone') }).click()
      await page.getByRole('textbox', { name: words('Mobile number') }).fill('0812345678')
      await form.button('Send code').click()
      const code = await readNewestCode(world, site, '66812345678')
      return [
        [form.dialog.getByRole('textbox', { name: words('Code from the SMS') }), code],
        [form.newPassword, NEW_PASSWORD],
        [form.confirmation, NEW_PASSWORD],
      ]
    },
    done: isIn,
  },
  'a change of password': {
    path: '/wps/member/password',
    send: 'Change password',
    open: async (page, form) => {
      await page.goto('/login')
      await form.tryAs('demonew')
      return [
        [form.newPassword, NEW_PASSWORD],
        [form.confirmation, NEW_PASSWORD],
      ]
    },
    done: isIn,
  },
  'a second factor': {
    path: '/wps/session/secondFactor',
    send: 'Confirm and log in',
    open: async (page, form, { words }) => {
      await page.goto('/login')
      await form.tryAs('demofactor')
      await page.getByText(words('Name on your bank account'), { exact: true }).first().click()
      return [[form.dialog.getByRole('textbox'), 'Niran Suksan']]
    },
    done: isIn,
  },
}

/** Selects damages for a form: the worst one always, and two of the others. */
function repliesFor(form: number) {
  const all = Object.entries(REPLIES)
  const [worst, others] = [all.at(-1)!, all.slice(0, -1)]
  const turn = (step: number) => others[(2 * form + step) % others.length]!
  return fewOrAll([turn(0), turn(1), worst], all)
}

for (const [index, [name, { path, send, open, done }]] of Object.entries(CASES).entries()) {
  test(`the form of ${name} keeps its input and stays usable after malformed replies${leftToCI(index)}`, async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/status of (422|503)/)
    const form = gettingIn(page, site)
    const fields = await open(page, form, site, world)
    for (const [field, text] of fields) await field.fill(text)
    const button = form.button(send)
    const isCall = (url: URL) => url.pathname === path
    for (const [spoilt, reply] of repliesFor(index)) {
      await page.route(isCall, (route) => route.fulfill(reply))
      await button.click()
      const complaint = form.alert.or(form.dialog.locator('[aria-invalid=true]'))
      await expect(complaint.first(), spoilt).toBeVisible()
      await expect(button, spoilt).not.toHaveAttribute('aria-busy')
      for (const [field, text] of fields) await expect(field, spoilt).toHaveValue(text)
      await expect(form.dialog).not.toContainText('constructor')
      await page.unroute(isCall)
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await button.click()
    await done(form)
  })
}
