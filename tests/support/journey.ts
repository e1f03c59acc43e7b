import { type Page, test as base } from '@playwright/test'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { publishAnew } from './assets.ts'
import type { BrandId, Mode } from './visits.ts'
import { translatePages, watchPage, type Watch } from './watch.ts'
import { wordsOf, type Words } from './words.ts'
import { startWorld, type World } from './world.ts'

export { expect } from '@playwright/test'

export interface JourneyOptions {
  /** The brand whose site the test visits. */
  brand: BrandId
  /** Colour mode and language that the visitor chose earlier; undefined for a first visit. */
  mode: Mode | undefined
  language: LanguageCode | undefined
  /** Whether the sandbox draws covers and banners for real, which is slow with an empty cache. */
  pictures: 'drawn' | 'stubbed'
  /** Whether the gateway sends popup announcements; most tests do not need them. */
  announcements: 'shown' | 'silent'
  /** Whether the page finds a newer release of the site than the one it was loaded from. */
  publishedAnew: boolean
  /** Whether the visitor's browser translates each page. */
  translated: boolean
}

/** A brand's site in the sandbox of this Playwright worker. */
export interface Site {
  brand: Brand
  /** Origin of the site, such as `http://suvarna.localhost:4370`. */
  origin: string
  /** Origin of the site's gateway: the site's own, or another one for the cross-origin brand. */
  gateway: string
  /** Origin of the customer service pages that the gateway sends. */
  chat: string
  /** The visit's language, a function for its words, and its BCP 47 tag. */
  language: LanguageCode
  words: Words
  lang: string
}

interface Fixtures {
  site: Site
  /** Names console messages or failed requests that the test causes; any other fails the test. */
  tolerate: Watch['tolerate']
  /** Counts the loads of the page since it was opened, including the first. */
  loads: () => number
}

interface WorkerFixtures {
  world: World
}

export const test = base.extend<Fixtures & JourneyOptions & { watch: Watch }, WorkerFixtures>({
  brand: ['suvarna', { option: true }],
  mode: [undefined, { option: true }],
  language: [undefined, { option: true }],
  pictures: ['stubbed', { option: true }],
  announcements: ['silent', { option: true }],
  publishedAnew: [false, { option: true }],
  translated: [false, { option: true }],

  world: [
    // Playwright reads the wanted fixtures from this pattern; this fixture needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const world = await startWorld(parallelIndex)
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  site: async ({ world, brand: id, language: chosen, announcements, pictures }, use) => {
    const brand = world.brand(id)
    await world.prepare(brand.merchant)
    world.drawPictures(pictures === 'drawn')
    if (announcements === 'shown') await world.change({ rules: { announcementPopups: true } })
    const origin = `http://${id}.localhost:${world.port}`
    const language = chosen ?? brand.defaultLanguage
    await use({
      brand,
      origin,
      chat: `http://chat.localhost:${world.port}`,
      gateway: id === 'bitgeori' ? `http://gateway.localhost:${world.port}` : origin,
      language,
      words: wordsOf(language),
      lang: LANGUAGES[language].tag,
    })
  },

  page: async ({ page, publishedAnew }, use) => {
    if (publishedAnew) await publishAnew(page)
    await use(page)
  },

  baseURL: async ({ site }, use) => use(site.origin),

  watch: [
    async ({ page, mode, language, translated }, use) => {
      if (mode || language) await rememberChoices(page, mode, language)
      const watch = await watchPage(page)
      const concludeTranslation = translated ? await translatePages(page) : undefined
      await use(watch)
      watch.conclude()
      concludeTranslation?.()
    },
    { auto: true },
  ],

  tolerate: async ({ watch }, use) => use(watch.tolerate),
  loads: async ({ watch }, use) => use(watch.loads),
})

/**
 * Stores the colour mode and language that a visitor chose before; the test may still change them.
 */
async function rememberChoices(page: Page, mode?: Mode, language?: LanguageCode): Promise<void> {
  await page.addInitScript(
    (choices) => {
      // This script also runs in frames of games, which must not store anything.
      if (window.parent !== window || window.location.protocol === 'about:') return
      for (const [key, value] of choices) {
        if (value && localStorage.getItem(key) === null) localStorage.setItem(key, value)
      }
    },
    [
      ['mode:v1', mode],
      ['language:v1', language],
    ] as const,
  )
}
