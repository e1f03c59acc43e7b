import { expect, type Page } from '@playwright/test'

/** The window object, in which tests store the texts of all notices shown since the page loaded. */
interface WindowWithNotices {
  shownNotices?: string[]
}

/** Records notices, because they disappear after seconds, before a busy machine looks at them. */
export async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownNotices: shown })
    const NOTICE = '[role=alert], [role=alertdialog]'
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        const notices = node.matches(NOTICE) ? [node] : node.querySelectorAll(NOTICE)
        for (const { textContent } of notices) shown.push(textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Expects a notice that the page shows now, or has shown since it was loaded. */
export const expectNotice = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => (window as WindowWithNotices).shownNotices?.join('\n')))
    .toContain(text)
