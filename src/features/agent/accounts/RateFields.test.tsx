import { beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { LanguageCode } from '#rules/languages.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { AccountsPage } from './AccountsPage.tsx'
import { answerAccounts } from '#support/components/agent-accounts.ts'

beforeEach(async () => {
  await browser.viewport(390, 844)
  answerAccounts(openGateway())
})

const show = async (place: string, language?: LanguageCode) =>
  (await showPage(AccountsPage, `registerCenter/${place}`, undefined, 'agent', language)).screen
type Screen = Awaited<ReturnType<typeof show>>

const rate = (screen: Screen, name: string) => screen.getByRole('textbox', { name })

describe('the rates of a newcomer', () => {
  it('the rate field for a new member shows its limit while the agent types', async () => {
    const screen = await show('open')
    await rate(screen, 'Live casino').fill('0.61')
    await expect.element(screen.getByText('Maximum: 0.60%.')).toBeVisible()
    await expect.element(rate(screen, 'Live casino')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(rate(screen, 'Slots')).not.toHaveAttribute('aria-invalid')
    await rate(screen, 'Live casino').fill('0.6')
    await expect.element(screen.getByText('Maximum: 0.60%.')).not.toBeInTheDocument()
  })

  it('the rate fields for a new member start with the agent’s own rates', async () => {
    const screen = await show('open')
    await press(screen.getByRole('button', { name: 'Same as mine' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.80')
    await press(screen.getByRole('button', { name: 'All 0.10% below mine' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.70')
    await expect.element(rate(screen, 'Lottery')).toHaveValue('0.30')
  })

  it.each([
    ['open', 'EN'],
    ['open', 'TH'],
    ['open', 'VI'],
    ['new', 'EN'],
    ['new', 'VI'],
  ] as const)(
    'the rate form “%s” reads 1.000 as thousand only in languages with decimal commas: %s',
    async (place, language) => {
      const screen = await show(place, language)
      const field = rate(screen, 'Slots')
      await field.fill('1.000')
      ;(field.element() as HTMLElement).blur()
      await expect
        .element(field)
        .toHaveAccessibleDescription(language === 'VI' ? /^Maximum: 0,80/ : 'Two decimals at most.')
    },
  )
})
