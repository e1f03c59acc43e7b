import { type Page, test as base } from '@playwright/test'
import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { publishAnew } from './assets.ts'
import type { BrandId, Mode } from './visits.ts'
import { watchPage, type Watch } from './watch.ts'
import { wordsOf, type Words } from './words.ts'
import { startWorld, type World } from './world.ts'

export { expect } from '@playwright/test'

export interface JourneyOptions {
  /** The brand whose site a test visits. */
  brand: BrandId
  /** The mode and the language that the visitor chose earlier; none: what a first visit shows. */
  mode: Mode | undefined
  language: LanguageCode | undefined
  /** Whether covers and banners are drawn as in earnest, which takes long on a cold cache. */
  pictures: 'drawn' | 'stubbed'
  /** Whether the gateway has popups to announce, as it has for players; few tests are about them. */
  announcements: 'shown' | 'silent'
  /** Whether a new release was published after the page loaded, as far as the page can tell. */
  publishedAnew: boolean
}

/** A brand's site in this worker's world. */
export interface Site {
  brand: Brand
  /** Such as `http://suvarna.localhost:4370`. */
  origin: string
  /** Origin of its gateway: the site's own, or another for the brand that lives across origins. */
  gateway: string
  /** Origin of the service desks that the gateway names. */
  chat: string
  /** The language of the visit, its words and its tag. */
  language: LanguageCode
  words: Words
  lang: string
}

interface Fixtures {
  site: Site
  /** Names console messages or failed requests that the test provokes; all others fail it. */
  tolerate: Watch['tolerate']
  /** Loads of the page since it opened, the first included. */
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

  world: [
    // Playwright reads from the pattern which fixtures are wanted: here none.
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
    async ({ page, mode, language }, use) => {
      if (mode || language) await rememberChoices(page, mode, language)
      const watch = await watchPage(page)
      await use(watch)
      watch.conclude()
    },
    { auto: true },
  ],

  tolerate: async ({ watch }, use) => use(watch.tolerate),
  loads: async ({ watch }, use) => use(watch.loads),
})

/** As a visitor who has chosen a mode and a language before, and may choose others now. */
async function rememberChoices(page: Page, mode?: Mode, language?: LanguageCode): Promise<void> {
  await page.addInitScript(
    (choices) => {
      // Frames of games run this script, too.
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
