import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '#scripts/chromium.ts'
import { IN_CI } from '#support/full.ts'

const ROOT = join(import.meta.dirname, '../..')
const PHONE = { width: 390, height: 844 }

interface Index {
  entries: Record<string, { id: string; type: string; title: string }>
}

describe.runIf(IN_CI)('the pages of words in a written Storybook', () => {
  let folder: string
  let server: PreviewServer
  let browser: Browser

  beforeAll(async () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    folder = mkdtempSync(join(ROOT, '.cache/storybook-'))
    const program = join(ROOT, 'scripts/storybook.ts')
    await promisify(execFile)(process.execPath, [program, 'build', '--out', folder], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    })
    server = await preview({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      build: { outDir: '.' },
      preview: { host: '127.0.0.1', port: 0 },
    })
    browser = await launchChromium()
  }, 1_200_000)

  afterAll(async () => {
    await browser?.close()
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'each page of words is drawn whole, also on a phone, and without an error',
    { timeout: 1_800_000 },
    async () => {
      const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index
      const pages = Object.values(entries).filter(({ type }) => type === 'docs')
      expect(pages.length).toBeGreaterThan(50)
      const faults: string[] = []
      for (const { id } of pages) {
        // oxlint-disable-next-line no-await-in-loop -- pages at once would be slower on few processors
        const fault = await findFault(
          browser,
          `${server.resolvedUrls!.local[0]}iframe.html?viewMode=docs&id=${id}`,
        )
        if (fault) faults.push(`${id}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})

/** Opens a page of words; returns what is wrong with it, or undefined. */
async function findFault(browser: Browser, address: string): Promise<string | undefined> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  try {
    await page.goto(address)
    // A page whose code never ends cannot answer, so this fails for it.
    await page.waitForFunction(isDrawn, undefined, { timeout: 120_000 })
    const broken = errors[0] ?? (await page.evaluate(findBrokenStory))
    if (broken) return broken
    await page.setViewportSize(PHONE)
    await page.waitForFunction(isAsWideAsItsWindow, undefined, { timeout: 30_000 })
    return errors[0]
  } catch (error) {
    return errors[0] ?? (error as Error).message.split('\n')[0]
  } finally {
    await page.close()
  }
}

/** Whether nothing of the page has to be scrolled to the side. It runs in the page. */
function isAsWideAsItsWindow(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth <= clientWidth
}

/** Whether the page has its heading, and each story on it has been drawn. It runs in the page. */
function isDrawn(): boolean {
  const docs = document.getElementById('storybook-docs')
  if (!docs?.querySelector('h1')) return false
  const stories = [...docs.querySelectorAll('.sb-story')]
  return stories.every((story) => story.querySelector(':scope > :not(:empty)'))
}

/** Returns what the page tells of a story that failed. It runs in the page. */
function findBrokenStory(): string | undefined {
  return document.querySelector('.sb-story > pre')?.textContent
}
