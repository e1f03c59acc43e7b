import type { Page } from 'playwright'

/** Milliseconds without a new row after which a list counts as complete. */
const PATIENCE = 15_000

/**
 * Scrolls down to a row of the page's list; if the page has a tree, its largest branch is opened
 * first. Rejects if the list has fewer rows.
 */
export async function goToRow(page: Page, row: number): Promise<void> {
  await waitUntilLoaded(page)
  const mark = page.locator('[role=treegrid] [aria-expanded=false] [data-toggle]').first()
  if ((await mark.count()) > 0) {
    await mark.dispatchEvent('click')
    await waitUntilLoaded(page)
  }
  await page.evaluate(scrollToRow, { row, patience: PATIENCE })
  await waitUntilLoaded(page)
}

const waitUntilLoaded = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main :is([aria-busy=true], .animate-pulse)'))

// Runs in the page, so it must not use another function of this file.

async function scrollToRow({ row, patience }: { row: number; patience: number }): Promise<void> {
  const tree = document.querySelector('[role=treegrid]')?.parentElement
  const list = tree ?? document.documentElement
  const last = () => {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-index], [data-position]')]
    return Math.max(
      -1,
      ...rows.map(({ dataset: { index, position } }) => Number(index ?? position)),
    )
  }
  let reached = last()
  let since = performance.now()
  while (reached < row && performance.now() - since < patience) {
    list.scrollTop = tree ? row * 44 - tree.clientHeight / 2 : list.scrollHeight
    await new Promise((resolve) => setTimeout(resolve, 50))
    const now = last()
    if (now > reached) {
      reached = now
      since = performance.now()
    }
  }
  if (reached < row) throw new Error(`the list ends at row ${reached}, before row ${row}`)
  // Scrolls back a little, so that rows fill the window, and not the content after the list.
  if (!tree) list.scrollTop -= window.innerHeight / 3
}
