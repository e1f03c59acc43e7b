import {
  type ElementHandle,
  type Frame,
  launch,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'
import { type Engine, type Handle, PHONE, type Place, type Tab } from './engine.ts'

/** Starts a browser that Puppeteer drives: Chromium, or Firefox by WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, headless: true, defaultViewport: PHONE })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      return openTab(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

/** The element handles of Puppeteer behind ours. */
const elements = new WeakMap<Handle, ElementHandle>()

function openTab(page: Page, close: () => Promise<void>): Tab {
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  })
  return {
    ...placeOf(page.mainFrame()),
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    back: async () => {
      // The app changes its address without a load, for which Puppeteer's own `goBack` would wait.
      await page.evaluate('void history.back()')
    },
    photograph: () => page.screenshot(),
    complaints: async () => complaints,
    close,
  }
}

function placeOf(frame: Frame): Place {
  return {
    read: (expression) => frame.evaluate(expression),
    query: async (expression) => {
      const element = (await frame.evaluateHandle(expression)).asElement() as ElementHandle | null
      if (!element) return undefined
      const handle = { press: () => element.click(), type: (text: string) => element.type(text) }
      elements.set(handle, element)
      return handle
    },
    frame: async (element) => {
      const content = await elements.get(element)?.contentFrame()
      if (!content) throw new Error('The frame has no document yet')
      return placeOf(content)
    },
  }
}
