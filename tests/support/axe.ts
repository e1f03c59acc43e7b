import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Runs the accessibility checker axe on the page; lists its findings in a short readable form. */
export async function violations(page: Page, within = ':root'): Promise<string[]> {
  // The script is long and stays loaded within a page, so it is added only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ({ tags, part }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      // A colour that is still changing has less contrast than the one in which it ends.
      const changes = document
        .getAnimations()
        .filter(({ effect, playState }) => {
          const { endTime } = effect?.getComputedTiming() ?? {}
          return playState === 'running' && endTime !== Number.POSITIVE_INFINITY
        })
        .map(({ finished }) => finished)
      await Promise.allSettled(changes)
      const results = await checker.run(
        // Base UI's invisible focus guards pass the focus on at once, so they need no name.
        { include: [part], exclude: ['[data-base-ui-focus-guard]'] },
        // Frames contain games, which are not ours. For passed rules, axe need not list the
        // elements.
        { runOnly: tags, iframes: false, resultTypes: ['violations'] },
      )
      return {
        passes: results.passes.length,
        faults: results.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        ),
      }
    },
    { tags: WCAG_22_AA, part: within },
  )
  expect(found.passes, 'axe looked at something').toBeGreaterThan(0)
  return found.faults
}
