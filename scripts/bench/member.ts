import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { CPU_SLOWDOWN } from './visit.ts'

interface Size {
  width: number
  height: number
}

/**
 * Milliseconds to wait for the gateway: its first reply takes long, since it first writes the
 * player's history and a whole team.
 */
const PATIENCE = 120_000

/** Logs a demo account in through the sandbox's console. */
export async function logIn(
  port: number,
  merchant: string,
  username: string,
): Promise<{ token: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/sandbox/sessions`, {
    method: 'POST',
    body: JSON.stringify({ merchant, username }),
  })
  if (!response.ok) throw new Error(`The console refused: ${await response.text()}`)
  return response.json() as Promise<{ token: string }>
}

/** Width in pixels below which a window gets the layout for phones. */
export const isPhone = ({ width }: Size) => width < 640

/** Opens a page on a slow simulated device on which a demo account is logged in. */
export async function openSession(
  browser: Browser,
  session: object,
  viewport: Size,
): Promise<{ context: BrowserContext; page: Page; protocol: CDPSession }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport,
    hasTouch: isPhone(viewport),
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.addInitScript((value) => {
    sessionStorage.setItem('session:v1', value)
    sessionStorage.setItem('USER_POPUP:v1', 'closed')
  }, JSON.stringify(session))
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, protocol }
}
