import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe objects to, in a form that a failing test can be read by. */
export async function violations(page: Page, within = ':root'): Promise<string[]> {
  // It outlives every step within a page, and is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ({ tags, part }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const results = await checker.run(
        // Base UI's guards hand focus on at once; nobody ever rests on one.
        { include: [part], exclude: ['[data-base-ui-focus-guard]'] },
        // A frame is a game's, which is not ours to mend. Of what passes, nothing is told but the rule.
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
