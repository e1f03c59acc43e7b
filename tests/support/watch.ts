import { expect, type Page } from '@playwright/test'
import { recordNotices } from './notices.ts'
import { translatePage } from './translator.ts'

export interface Watch {
  tolerate: (...patterns: RegExp[]) => void
  loads: () => number
  /** Fails if the page logged an error or warning that the test did not tolerate. */
  conclude: () => void
}

/**
 * Lets a browser's translator work on each page that opens here, and fails the test if a page loses
 * one of its texts.
 */
export async function translatePages(page: Page): Promise<() => void> {
  const lost: string[] = []
  await page.exposeFunction('reportLostText', (text: string) => lost.push(`${page.url()} ${text}`))
  await page.addInitScript(translatePage)
  return () => expect(lost, 'texts that a translated page lost').toEqual([])
}

/**
 * Listens for everything that a healthy page never produces: errors, warnings, policy violations,
 * failed requests.
 */
export async function watchPage(page: Page): Promise<Watch> {
  const complaints: string[] = []
  const tolerated: RegExp[] = [
    // A gateway refuses a second picture within a second, after which the form asks again.
    /status of 429 .*\/wps\/captcha/,
    /^console warning: Service Worker registration blocked by Playwright/,
  ]
  let loads = 0

  page.on('console', (message) => {
    const type = message.type()
    if (type !== 'error' && type !== 'warning') return
    complaints.push(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The app aborts requests that it no longer needs, and so does a page that closes.
    if (reason === 'net::ERR_ABORTED') return
    complaints.push(`request failed: ${reason} ${request.url()}`)
  })
  await recordNotices(page)
  await page.exposeFunction('reportViolation', (text: string) => {
    complaints.push(`security policy: ${text}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })

  return {
    tolerate: (...patterns) => void tolerated.push(...patterns),
    loads: () => loads,
    conclude: () => {
      const unexpected = complaints.filter(
        (text) => !tolerated.some((pattern) => pattern.test(text)),
      )
      expect(unexpected, 'complaints of the page').toEqual([])
    },
  }
}
