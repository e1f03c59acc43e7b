import { expect, type Page, type Response } from '@playwright/test'
import type { Site } from './journey.ts'
import { patternOf } from './words.ts'
import type { World } from './world.ts'

/** The password of all demo accounts in the sandbox. */
export const PASSWORD = 'Sandbox-2580'

/** Elements of the login, registration and recovery popups, found by role and visible text. */
export function gettingIn(page: Page, { words }: Site) {
  const dialog = page.getByRole('dialog')
  const box = (name: string) => dialog.getByRole('textbox', { name: words(name), exact: true })
  const button = (name: string) => dialog.getByRole('button', { name: words(name), exact: true })
  return {
    dialog,
    button,
    username: box('Username'),
    password: dialog.getByLabel(words('Password'), { exact: true }),
    newPassword: dialog.getByLabel(words('New password'), { exact: true }),
    confirmation: dialog.getByLabel(words('Repeat the new password'), { exact: true }),
    captcha: box('Characters in the picture'),
    logIn: button('Log in'),
    alert: dialog.getByRole('alert'),
    remember: dialog.getByRole('checkbox', { name: words('Remember my username') }),
    forgot: button('Forgot your password?'),
    /** The account menu, which only logged-in users have. */
    account: page
      .getByRole('banner')
      .getByRole('button', { name: patternOf(words, 'Account of {name}') }),
    tryAs: async (username: string, password: string = PASSWORD) => {
      await box('Username').fill(username)
      await dialog.getByLabel(words('Password'), { exact: true }).fill(password)
      await button('Log in').click()
    },
  }
}

/** Reads the messages in the sandbox's console, which replaces phone and mailbox; newest first. */
export async function readOutbox({ port }: World, { brand }: Site, to?: string) {
  const query = new URLSearchParams({ merchant: brand.merchant, ...(to && { to }) })
  const reply = await fetch(`http://127.0.0.1:${port}/sandbox/outbox?${query}`)
  return (await reply.json()) as { to: string; text: string }[]
}

/** Reads the code in the newest message; waits until there is one. */
export async function readNewestCode(world: World, site: Site, to?: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      code = /\d{6}/.exec((await readOutbox(world, site, to))[0]?.text ?? '')?.[0]
      return code
    })
    .toBeDefined()
  return code as string
}

/**
 * Listens for captcha pictures; the returned function waits for a new one and returns its
 * characters.
 */
export function watchCaptchas(page: Page, { port }: World): () => Promise<string> {
  let latest: Response | undefined
  let read: Response | undefined
  page.on('response', (response) => {
    if (response.url().endsWith('/wps/captcha') && response.ok()) latest = response
  })
  return async () => {
    await expect.poll(() => latest).not.toBe(read)
    read = latest!
    const { captchaId } = (await read.json()) as { captchaId: string }
    const reply = await fetch(`http://127.0.0.1:${port}/sandbox/captchas?id=${captchaId}`)
    return ((await reply.json()) as { answer: string }).answer
  }
}

/** Counts the calls to a path that the page sends from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith(path) && request.method() !== 'OPTIONS') count += 1
  })
  return () => count
}
