import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { patternOf, type Words } from './words.ts'

/** The button that opens the list of languages, named in the language on screen. */
export const languageButton = (page: Page, words: Words) =>
  page.getByRole('button', { name: patternOf(words, 'Language: {name}') })

/** Chooses a language in the header, or in the menu if the header of a phone has no room for it. */
export async function chooseLanguage(
  page: Page,
  words: Words,
  language: LanguageCode,
): Promise<void> {
  const isInMenu = !(await languageButton(page, words).isVisible())
  if (isInMenu) {
    const name = words('Menu', { context: 'header' })
    await page.getByRole('button', { name, exact: true }).click()
  }
  await languageButton(page, words).click()
  await page.getByRole('menuitemradio', { name: LANGUAGES[language].name }).click()
  if (!isInMenu) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/**
 * Chooses a language in the footer by key. Rows above it take their heights as they come into view,
 * so the footer may move between a pointer's press and its release, which is then no click.
 */
export const chooseInFooter = (footer: Locator, language: LanguageCode): Promise<void> =>
  footer.getByRole('button', { name: LANGUAGES[language].name }).press('Enter')
