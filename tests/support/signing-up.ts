import type { Page } from '@playwright/test'
import type { Site } from './journey.ts'

export const PASSWORD = 'Lotus2026ok'

let count = 0
/** Makes a username that nobody has, short enough for the rules of every brand. */
export const newName = () =>
  `p${(Date.now() % 1_000_000).toString(36)}${(count += 1)}`.padEnd(6, 'x')

export function formOf(page: Page, { words }: Site) {
  const box = (name: string) => page.getByRole('textbox', { name: words(name) })
  return {
    box,
    username: box('Username'),
    password: box('Password').first(),
    terms: page.getByRole('checkbox').last(),
    send: page.getByRole('dialog').getByRole('button', { name: words('Sign up') }),
    dialog: page.getByRole('dialog'),
  }
}

/** Fills in all fields that this brand requires for a registration by username. */
export async function fillUsername(
  page: Page,
  site: Site,
  name: string,
  captcha: () => Promise<string>,
) {
  const form = formOf(page, site)
  await form.username.fill(name)
  await form.dialog.locator('input[name=password]').fill(PASSWORD)
  if (site.brand.id === 'bitgeori') await form.box('Referrer’s ID').fill('demomember')
  await form.box('Characters in the picture').fill(await captcha())
  await form.terms.check()
  return form
}
