import type { Page } from 'playwright'
import type { Brand } from '#core/brand/schema.ts'
import { writeMoney } from '../sandbox/world/money/money.ts'
import { drawSlip } from './actor.ts'

/** An action of a user on a page; its selectors work in every language. */
export type Step =
  /** A number is an amount in baht, converted to the brand's currency. */
  | { fill: string; with: string | number }
  | { press: string }
  /** Chooses a picture in a file field. */
  | { attach: string }
  | { see: string }

/** Does the steps in order, each as soon as its element exists. */
export async function walk(page: Page, steps: readonly Step[], { currency }: Brand): Promise<void> {
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await take(page, step, currency)
  }
}

async function take(page: Page, step: Step, currency: string): Promise<void> {
  if ('fill' in step) {
    const { with: value } = step
    const text = typeof value === 'number' ? writeMoney(value, currency) : value
    await page.locator(step.fill).first().fill(text)
  } else if ('press' in step) {
    await page.locator(step.press).first().click()
  } else if ('attach' in step) {
    const picture = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await drawSlip() }
    await page.locator(step.attach).first().setInputFiles(picture)
  } else {
    await page.locator(step.see).first().waitFor()
  }
}
