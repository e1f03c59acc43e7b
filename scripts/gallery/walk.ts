import type { Page } from 'playwright'
import type { Actor } from '#scripts/scenes/actor.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import type { Step } from '#scripts/scenes/steps.ts'
import { spoilGateway } from './replies.ts'
import { drawSlip } from './slip.ts'

/** Does the steps of a scene in order, each as soon as its element exists. */
export async function walk(page: Page, scene: Scene, actor: Actor): Promise<void> {
  for (const step of scene.steps ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ('spoil' in step ? spoilGateway(page, scene) : take(page, step, actor))
  }
}

type Act = Exclude<Step, { spoil: 'gateway' }>

async function take(page: Page, step: Act, actor: Actor): Promise<void> {
  if ('fill' in step) {
    const { with: value } = step
    const text = typeof value === 'number' ? actor.money(value) : value
    await page.locator(step.fill).first().fill(text)
  } else if ('press' in step) {
    const control = page.locator(step.press).first()
    await (step.isHidden ? control.dispatchEvent('click') : control.click())
  } else if ('hover' in step) {
    await page.locator(step.hover).first().hover()
  } else if ('attach' in step) {
    const picture = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await drawSlip() }
    await page.locator(step.attach).first().setInputFiles(picture)
  } else if ('meanwhile' in step) {
    await step.meanwhile(actor)
  } else if ('lose' in step) {
    await page.context().setOffline(true)
  } else {
    await page.locator(step.see).first().waitFor()
  }
}
