import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getDownline, listRateChanges, updateDownlineRates } from './api.ts'
import { TeamPage } from './TeamPage.tsx'
import { answerTeam, makeCard, RATES } from '#support/components/agent-team.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  answerTeam(gateway, { own: 3, below: 2 })
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const show = (place: string, account?: string, language?: LanguageCode) =>
  showPage(TeamPage, `downlineManagmentView/${place}`, account, 'agent', language)

describe('a change of rates', () => {
  it('a change of a downline’s rates obeys limits, is reviewed, and is sent once', async () => {
    let rates = RATES
    gateway.answer(getDownline, () => ({ member: makeCard('1', { rates }), currency: 'THB' }))
    gateway.answer(updateDownlineRates, (input) => {
      rates = input['rates'] as typeof RATES
      return { rates }
    })
    gateway.answer(listRateChanges, () => ({
      list:
        rates === RATES
          ? []
          : [{ id: '1', at: '2026-11-22T05:00:00Z', before: RATES, after: rates }],
    }))
    const { screen } = await show('1/rates')
    const field = screen.getByRole('textbox', { name: /^Slots/ })
    await expect.element(screen.getByText('0.10% – 0.80%')).toBeInTheDocument()
    await field.fill('0.81')
    ;(field.element() as HTMLElement).blur()
    await expect.element(screen.getByText('Maximum: 0.80%.')).toBeInTheDocument()
    await field.fill('0.05')
    await expect.element(screen.getByText('Minimum: 0.10%.')).toBeInTheDocument()
    await field.fill('0.123')
    await expect.element(screen.getByText('Two decimals at most.')).toBeInTheDocument()
    await field.fill('0.6')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect.element(screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    await expect.element(screen.getByText('You keep 0.20%')).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Set these rates' }))
    await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument()
    await expect.element(screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    const sent = gateway.listOf(updateDownlineRates)
    expect(sent).toMatchObject([{ id: '1', rates: { ...RATES, slots: 60 } }])
  })

  it('a change of a downline’s rates keeps its entries over a reload', async () => {
    let bounds = { min: RATES, max: { ...RATES, slots: 80 } }
    gateway.answer(listRateChanges, () => ({ list: [] }))
    gateway.answer(getDownline, () => ({ member: makeCard('1', { bounds }), currency: 'THB' }))
    const account = crypto.randomUUID()
    const first = await show('1/rates', account)
    await first.screen.getByRole('textbox', { name: /^Slots/ }).fill('0.6')
    await first.screen.unmount()
    const second = await show('1/rates', account)
    await press(second.screen.getByRole('button', { name: 'Continue' }))
    await expect.element(second.screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    await second.screen.unmount()
    const { screen } = await show('1/rates/check', account)
    await expect.element(screen.getByText('0.40% → 0.60%')).toBeInTheDocument()
    gateway.answer(updateDownlineRates, () => {
      bounds = { ...bounds, max: { ...RATES, slots: 50 } }
      throw new GatewayError('rates_out_of_bounds', { status: 409, data: bounds })
    })
    await press(screen.getByRole('button', { name: 'Set these rates' }))
    const field = screen.getByRole('textbox', { name: /^Slots/ })
    await expect.element(field).toHaveValue('0.60')
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('a downline’s card shows future rates beside today’s rates until their first day', async () => {
    const coming = { ...RATES, slots: 60 }
    const change = { at: '2026-11-26T05:00:00Z', before: RATES, after: coming }
    gateway.answer(getDownline, () => ({
      member: makeCard('1', { comingRates: { rates: coming, from: '2026-11-27' } }),
      currency: 'THB',
    }))
    gateway.answer(listRateChanges, () => ({
      list: [
        { ...change, id: '2', countsFrom: '2026-11-27' },
        { ...change, id: '1', countsFrom: null },
      ],
    }))
    const first = await show('1')
    await expect.element(first.screen.getByText('0.40% today')).toBeInTheDocument()
    await expect.element(first.screen.getByText(/^0\.60% from .*27/)).toBeInTheDocument()
    expect(first.screen.getByText(/ today$/).all()).toHaveLength(1)
    await first.screen.unmount()
    const { screen } = await show('1/rates')
    await expect.element(screen.getByRole('textbox', { name: /^Slots/ })).toHaveValue('0.60')
    await expect.element(screen.getByText(/^Applies from .*27/)).toBeInTheDocument()
    await expect.element(screen.getByText('Replaced on the same day')).toBeInTheDocument()
  })

  it('a change of a downline’s rates to equal values is not sent', async () => {
    const { screen } = await show('1/rates')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect
      .element(screen.getByText('The downline already has these rates.'))
      .toBeInTheDocument()
  })

  it('a change of a downline’s rates that succeeds on retry hides the earlier error', async () => {
    gateway.answer(listRateChanges, () => ({ list: [] }))
    gateway.answer(getDownline, () => ({ member: makeCard('1'), currency: 'THB' }))
    gateway.answer(updateDownlineRates, (input) => ({ rates: input['rates'] }))
    gateway.loseNext(updateDownlineRates)
    const { screen } = await show('1/rates')
    await screen.getByRole('textbox', { name: /^Slots/ }).fill('0.6')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await press(screen.getByRole('button', { name: 'Set these rates' }))
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Set these rates' }))
    await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument()
    expect(screen.getByRole('alert').query()).toBeNull()
  })

  it.each(['EN', 'TH', 'VI'] as const)(
    'a downline’s rate typed as 1.000 is thousand only with decimal commas: %s',
    async (language) => {
      const { screen } = await show('1/rates', undefined, language)
      const field = screen.getByRole('textbox', { name: /^Slots/ })
      await field.fill('1.000')
      ;(field.element() as HTMLElement).blur()
      await expect
        .element(field)
        .toHaveAccessibleDescription(language === 'VI' ? /^Maximum: 0,80/ : 'Two decimals at most.')
    },
  )
})
