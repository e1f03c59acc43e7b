import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { paths } from '#core/navigation/paths.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { inTasks } from '#features/search/gameIndex.ts'
import { readGames, type IndexedGame } from '#features/search/indexedGames.ts'
import { limitsOf } from '#features/search/limits.ts'
import { SearchIndexSchema } from '#features/search/schema.ts'
import { ADDRESSES } from '#support/categories.ts'
import { INTENTS, SHARE } from '#support/intents.ts'
import { expect, test } from '#support/journey.ts'
import { fewOrAll, visitsOf } from '#support/visits.ts'
import { areWanted, type Wanted } from '#support/wanted.ts'
import { wordsOf } from '#support/words.ts'

/** Text of a search result, and the address that it leads to. */
interface Result {
  name: string
  href: string | null
}

/** Lists the results in view. It runs in the page, so it cannot use code outside of itself. */
function listInView(): Result[] {
  const results = document.querySelectorAll<HTMLElement>(
    '[data-answers] :is([role=option], [role=gridcell])',
  )
  return [...results]
    .filter((result) => {
      const { x, y, width, height } = result.getBoundingClientRect()
      return result.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    .map((result) => ({
      name: result.innerText.split('\n')[0]!,
      href: result.getAttribute('href'),
    }))
}

const leadsTo = ({ page, category, provider, promotion, help }: Wanted) =>
  page ??
  (category
    ? ADDRESSES[category]
    : provider
      ? `vassalage=${provider}`
      : promotion
        ? paths.promotions(promotion)
        : help && paths.help(help))

/** Makes a function that checks results against the game or page meant, by names in a language. */
function createIntentCheck(games: readonly IndexedGame[]) {
  const named = new Map(games.map((each) => [each.game.name, each]))
  const limitOf = limitsOf(games)
  return (results: readonly Result[], wanted: Wanted): boolean => {
    const end = leadsTo(wanted)
    if (end) return results.some(({ href }) => href?.endsWith(end))
    const shown = results.flatMap(({ name, href }) => (href ? [] : (named.get(name) ?? [])))
    return areWanted(shown, wanted, limitOf)
  }
}

/** Opens the search in a language; returns functions to type texts and check the results. */
async function openSearch(page: Page, language: LanguageCode, isMobile: boolean) {
  const words = wordsOf(language)
  const reply = page.waitForResponse(/GCSGAME_searchIndex/)
  const opener = isMobile ? words('Search', { context: 'bottom bar' }) : words('Search games')
  await page.getByRole('button', { name: opener, exact: true }).click()
  const search = page.getByRole('dialog', { name: words('Search') })
  const field = search.getByRole('combobox')
  const columns = v.parse(SearchIndexSchema, await (await reply).json())!
  const isWanted = createIntentCheck(await inTasks(readGames(columns)))
  const isInView = async (wanted: Wanted) => isWanted(await page.evaluate(listInView), wanted)
  const type = async (text: string) => {
    await field.fill(text)
    await search
      .locator(`[data-answers=${JSON.stringify(text)}][aria-busy=false]`)
      .waitFor({ state: 'attached' })
  }
  /** Types a text and waits: all results have loaded once the page's title contains the text. */
  const rest = (text: string) => {
    const title = words('Results for “{search}”', { values: { search: text } })
    return page.waitForFunction((begin) => document.title.startsWith(begin), title)
  }
  const presses = search.getByRole('group').getByRole('button')

  return {
    /** Whether typing a text shows the wanted game or page, at once or after one more press. */
    finds: async (text: string, wanted: Wanted): Promise<boolean> => {
      await type(text)
      if (await isInView(wanted)) return true
      await rest(text)
      if (await isInView(wanted)) return true
      const count = await presses.count()
      for (let nth = 0; nth < count; nth += 1) {
        await presses.nth(nth).click()
        if (await isInView(wanted)) return true
        await type(text)
      }
      return false
    },
    close: async () => {
      await page.keyboard.press('Escape')
      await expect(search).toHaveCount(0)
    },
  }
}

async function switchTo(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('language:v1', code), language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
}

for (const { visit, details, options } of visitsOf('search')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the search finds the game or page that players mean by typed texts @ci', async ({
      page,
      site,
      isMobile,
    }) => {
      const missed: string[] = []
      let asked = 0
      await page.goto('/help')
      const { languages, defaultLanguage } = site.brand
      for (const language of fewOrAll([defaultLanguage], languages)) {
        await switchTo(page, language)
        const { finds, close } = await openSearch(page, language, isMobile)
        for (const [of, text, wanted] of INTENTS) {
          if (of !== language) continue
          asked += 1
          if (!(await finds(text, wanted))) missed.push(text)
        }
        await close()
      }
      const share = 1 - missed.length / asked
      expect(
        share,
        `Missed ${missed.length} of ${asked}: ${missed.join(', ')}`,
      ).toBeGreaterThanOrEqual(SHARE)
    })
  })
}
