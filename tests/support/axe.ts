import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe objects to, in a form that a failing test can be read by. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // A frame is a game's, which is not ours to mend, so axe need not open a second page either.
  const axe = new AxeBuilder({ page })
    .options({ iframes: false })
    .withTags(WCAG_22_AA)
    .setLegacyMode()
  // Base UI's guards hand focus on at once; nobody ever rests on one.
  axe.exclude('[data-base-ui-focus-guard]')
  if (within) axe.include(within)
  const found = await axe.analyze()
  expect(found.passes.length, 'axe looked at something').toBeGreaterThan(0)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
