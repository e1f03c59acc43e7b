import type { Page } from '@playwright/test'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { ROUTES } from '#scripts/brand/features.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { chooseLanguage, languageButton } from '#support/language.ts'
import { placesOf } from '#support/places.ts'
import { enter } from '#support/session.ts'
import { visitsOf } from '#support/visits.ts'
import { waitForParts, walk } from '#support/walk.ts'
import { wordsOf } from '#support/words.ts'

/** Pages of each kind of visitor, without the address of a running game and those that lead on. */
const pagesOf = (site: Site, access: 'visitor' | 'member' | 'agent') =>
  placesOf(
    site,
    ROUTES.filter((route) => route.access === access && !/\*|seamless/.test(route.path)).map(
      ({ path }) => path,
    ),
  )

/** Number of controls that are pressed on one page, enough for each kind on the longest page. */
const PRESSES = 12

/**
 * Presses the next kind of control of the page, or of the dialog over it, at once and without the
 * checks of a real press, since there are hundreds. Controls with the same words but for figures
 * are of one kind.
 *
 * @returns false if nothing is left to press
 */
const pressNext = (page: Page, seen: string[]) =>
  page.evaluate((pressed) => {
    const part =
      [...document.querySelectorAll('[role$="dialog"]')].at(-1) ?? document.querySelector('main')!
    const controls = [...part.querySelectorAll<HTMLElement>('button:enabled, [role="tab"]')]
    const kindOf = (control: HTMLElement) =>
      `${control.textContent.replace(/\d/g, '')} ${control.ariaLabel}`
    const next = controls.find((each) => each.checkVisibility() && !pressed.includes(kindOf(each)))
    if (next) next.click()
    else if (part.tagName !== 'MAIN')
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      )
    return next ? kindOf(next) : part.tagName === 'MAIN' ? null : ''
  }, seen)

/** @returns the number of controls that it pressed */
async function pressAll(page: Page, place: string): Promise<number> {
  const seen: string[] = []
  for (let count = 0; count < PRESSES; count++) {
    const kind = await pressNext(page, seen)
    if (kind === null) break
    seen.push(kind)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    if (!page.url().endsWith(place)) await walk(page, place)
  }
  return seen.length
}

const DIALOGS = '[role$="dialog"]'

async function settle(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.locator('main').getByRole('heading').first()).toBeAttached()
  await waitForParts(page.locator('main'))
}

/** Changes the language, and with it every text of the page. */
async function changeLanguage(page: Page, from: LanguageCode, to: LanguageCode): Promise<void> {
  await languageButton(page, wordsOf(from)).waitFor()
  await chooseLanguage(page, wordsOf(from), to)
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[to].tag)
}

for (const { visit, details, options } of visitsOf('translated')) {
  test.describe(visit, details, () => {
    test.use({ ...options, translated: true })

    for (const as of ['visitor', 'member', 'agent'] as const) {
      test(`a translated page of a ${as} keeps every text when pressed @ci`, async ({
        page,
        site,
        world,
        tolerate,
      }) => {
        test.slow()
        tolerate(/Failed to load resource/, /mirror\.json/)
        if (as !== 'visitor') {
          const name = as === 'member' ? 'demovip' : 'demoagent'
          await enter(page, await world.logIn(site.brand.merchant, name))
        }
        await page.goto('/help')
        if (as === 'agent') {
          // Contracts that wait open once, over whatever page is open.
          await page.getByRole('dialog').waitFor()
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        }
        let changes = 0
        let presses = 0
        for (const place of pagesOf(site, as)) {
          await walk(page, place)
          await settle(page)
          if (await page.locator(DIALOGS).count()) continue
          await changeLanguage(page, site.language, 'EN')
          await changeLanguage(page, 'EN', site.language)
          changes += 1
        }
        for (const place of pagesOf(site, as)) {
          // Loaded anew, so that nothing stays open that the last page has opened.
          await page.goto(place)
          await settle(page)
          presses += await pressAll(page, place)
        }
        expect(changes).toBeGreaterThan(5)
        expect(presses).toBeGreaterThan(20)
      })
    }
  })
}
