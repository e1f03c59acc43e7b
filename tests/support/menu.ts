import { expect, type Page } from '@playwright/test'
import type { Site } from './journey.ts'

/**
 * Opens the side menu: brands with a side menu or a rail have it beside wide pages, and all others
 * in a drawer.
 */
export async function openMenu(page: Page, { brand, words }: Site) {
  const menu = page.getByRole('navigation', { name: words('Side menu') })
  const isDrawer = page.viewportSize()!.width < 1024 || brand.theme.shell === 'top'
  if (isDrawer) {
    const name = words('Menu', { context: 'header' })
    await page.getByRole('button', { name, exact: true }).click()
  }
  await expect(menu).toBeVisible()
  return menu
}
