import { expect, it, onTestFinished } from 'vitest'
import { languageAtom } from '#core/locale/language.ts'
import { openGateway } from '#support/components/game.tsx'
import { showInApp } from '#support/components/app.tsx'
import { FooterLanguageSwitch } from './FooterLanguageSwitch.tsx'

/** Clicks on the “English” button at the given times in milliseconds, on a fake clock. */
async function clickAt(times: readonly number[], languages: readonly string[]) {
  openGateway()
  const { screen, store } = await showInApp(<FooterLanguageSwitch />, { brand: { languages } })
  onTestFinished(() => store.set(languageAtom, 'EN'))
  const english = screen.getByRole('button', { name: 'English' }).element()
  for (const time of times) {
    const click = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(click, 'timeStamp', { value: time })
    english.dispatchEvent(click)
  }
  return { screen, language: () => store.get(languageAtom) }
}

it('three clicks on the footer’s language button within 1.5 seconds switch to Chinese', async () => {
  const { language } = await clickAt([1000, 1700, 2499], ['EN', 'CN'])
  await expect.poll(language).toBe('CN')
})

it.each([
  ['three clicks within more than a second and a half', [1000, 1700, 2500], ['EN', 'CN']],
  ['two clicks', [1000, 1700], ['EN', 'CN']],
  ['three quick clicks in a brand without Chinese', [1000, 1700, 2400], ['EN']],
])('%s on the footer’s language button switch to English', async (_, times, languages) => {
  const { screen, language } = await clickAt(times, languages)
  const group = screen.getByRole('group', { name: 'Language' })
  await expect.element(group).toHaveAttribute('aria-busy', 'false')
  expect(language()).toBe('EN')
})
