import { configure, fireEvent, getConfig, userEvent, waitFor } from 'storybook/test'
import type { Actor } from '#scripts/scenes/actor.ts'
import type { Step } from '#scripts/scenes/steps.ts'
import { loseNetwork } from './network.ts'
import type { Page } from './openPage.ts'
import { drawSlip } from './slip.ts'

const PLACEHOLDERS = '[aria-busy=true], .animate-pulse'
/** A popup may say in words that it loads. */
const LOADING = `${PLACEHOLDERS}, [role=status]`

/** Whether an element lies in the window; what lies below it is loaded when it comes near. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

const seen = (selector: string) => waitFor(() => find(selector))

/**
 * Waits until a page, or the popup over it, has replaced its placeholders, and no call is under way;
 * a page that never loads, until it has them.
 */
export async function settle({ scene, isQuiet, gateway }: Page): Promise<void> {
  await waitFor(() => {
    const shown =
      [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? find('main')
    const isLoading = scene.loading && gateway.isSpoilt
    const signs = shown.querySelectorAll(isLoading ? LOADING : PLACEHOLDERS)
    const waiting = [...signs].find(isInWindow)
    if (isLoading) {
      if (!waiting) throw new Error('The page shows no placeholder.')
      return
    }
    if (!shown.innerText.trim()) throw new Error('The page is still empty.')
    if (document.querySelector('.loading-cover')) throw new Error('The page is still loading.')
    if (waiting) throw new Error(`The page still waits: ${waiting.outerHTML.slice(0, 200)}`)
    if (!isQuiet()) throw new Error('Calls are under way.')
  })
}

/** Does the steps of a scene in order, each as soon as its element exists. */
export async function walk({ scene: { steps = [] }, actor, gateway }: Page): Promise<void> {
  const { eventWrapper } = getConfig()
  // Without React's `act`, in which a popup whose code is still loading would never appear.
  configure({
    eventWrapper: (event) => {
      event()
    },
  })
  try {
    for (const step of steps) {
      if ('spoil' in step) gateway.isSpoilt = true
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      else await take(step, actor)
    }
  } finally {
    configure({ eventWrapper })
  }
}

async function take(step: Exclude<Step, { spoil: 'gateway' }>, actor: Actor): Promise<void> {
  if ('fill' in step) {
    const { with: value } = step
    const text = typeof value === 'number' ? actor.money(value) : value
    fireEvent.change(await seen(step.fill), { target: { value: text } })
  } else if ('press' in step) {
    const control = await seen(step.press)
    await (step.isHidden ? fireEvent.click(control) : userEvent.click(control))
  } else if ('hover' in step) {
    await userEvent.hover(await seen(step.hover))
  } else if ('attach' in step) {
    const slip = new File([(await drawSlip()) as BlobPart], 'slip.jpg', { type: 'image/jpeg' })
    await userEvent.upload(await seen(step.attach), slip)
  } else if ('meanwhile' in step) {
    await step.meanwhile(actor)
  } else if ('lose' in step) {
    loseNetwork()
  } else {
    await seen(step.see)
  }
}
