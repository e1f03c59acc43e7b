import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { addDeposit, getDeposit, listDepositMethods, listDeposits } from './api.ts'
import { DepositPage } from './DepositPage.tsx'
import { DEPOSIT, METHOD, OFFER } from '#support/components/deposit.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  const methods = [METHOD, { ...METHOD, id: 'voucher', kind: 'voucher' as const, name: 'Voucher' }]
  gateway.answer(listDepositMethods, () => ({ methods, bonuses: [OFFER] }))
  gateway.answer(listDeposits, () => ({ deposits: [] }))
  gateway.answer(addDeposit, () => DEPOSIT)
  gateway.answer(getDeposit, () => DEPOSIT)
})

/** The deposit page, beside a text that says which part of the page is open. */
const Page = ({ place }: CenterPageProps) => (
  <>
    <DepositPage place={place} />
    <output>{place}</output>
  </>
)
const show = (place: string, who?: string) => showPage(Page, `depositv2/${place}`, who)
const placeNow = () => page.getByRole('status').element().textContent ?? ''

const bonus = page.getByRole('radio', { name: /Bonus of 20%/ })
const none = page.getByRole('radio', { name: /Without a bonus/ })
const amount = page.getByRole('textbox', { name: 'Amount' })
const deposit = page.getByRole('button', { name: /^Deposit/ })

describe('the bonus of a deposit', () => {
  it('the summary of a deposit names its fee, its bonus and their sum', async () => {
    const methods = [{ ...METHOD, feePercent: '2' }]
    gateway.answer(listDepositMethods, () => ({ methods, bonuses: [OFFER] }))
    await show(`new/card/${OFFER.id}`)
    await amount.fill('800')
    const readRows = () =>
      page
        .getByRole('term')
        .elements()
        .map((term) => term.parentElement?.textContent)
    await expect
      .poll(readRows)
      .toEqual(['You pay฿800.00', 'Fee฿16.00', 'Bonus฿160.00', 'Added to your balance฿944.00'])
  })

  it('the bonus of a deposit states all its terms, without and with an amount', async () => {
    const duties =
      'You have 30 days from the deposit to do this; after that the bonus is taken from your balance. Not all bets count in full: Live casino 20% and Card games 50%. Until you’ve bet all of it, you can’t withdraw anything from your balance.'
    await show(`new/card/${OFFER.id}`)
    const shown = (terms: string) => expect.element(page.getByText(`${terms} ${duties}`))
    await shown(
      'For deposits of ฿500.00 or more; bonus up to ฿2,000.00. Before you can withdraw, you must bet the deposit and the bonus together 10 times.',
    ).toBeVisible()
    await amount.fill('800')
    await shown(
      'You get ฿160.00. Before you can withdraw, you must bet ฿9,600.00: 10 times the deposit and the bonus together.',
    ).toBeVisible()
  })

  it.each([
    ['declined after the address had chosen it', `new/card/${OFFER.id}`, none, bonus],
    ['chosen in the form', 'new/card', bonus, none],
  ])(
    'the bonus choice of a deposit survives a reload as it was %s',
    async (_, start, wanted, other) => {
      const { screen, account } = await show(start)
      await amount.fill('800')
      await expect.element(other).toBeChecked()
      await press(wanted)
      await expect.element(wanted).toBeChecked()
      const place = wanted === bonus ? `new/card/${OFFER.id}` : 'new/card'
      await expect.poll(placeNow).toBe(place)
      await screen.unmount()
      await show(place, account)
      await expect.element(wanted).toBeChecked()
      await expect.element(amount).toHaveValue('800')
      await press(deposit)
      await expect.poll(() => gateway.listOf(addDeposit)).toHaveLength(1)
      expect(gateway.listOf(addDeposit)[0]?.['bonusId']).toBe(
        wanted === bonus ? OFFER.id : undefined,
      )
    },
  )

  it('a voucher deposit keeps the chosen bonus for other methods, but gets no bonus', async () => {
    await show(`new/card/${OFFER.id}`)
    await press(page.getByRole('link', { name: 'Pay another way' }))
    await expect.element(page.getByText('Your bonus is chosen: 20%')).toBeInTheDocument()
    await press(page.getByRole('link', { name: /Voucher/ }))
    await expect.element(page.getByText(/Vouchers don’t earn a bonus/)).toBeInTheDocument()
    await press(page.getByRole('link', { name: 'Pay another way' }))
    await press(page.getByRole('link', { name: /Visa/ }))
    await expect.element(bonus).toBeChecked()
  })

  it.each(['bonus/gone', 'new/card/gone'])(
    'a deposit bonus that is no longer offered is reported at %s',
    async (place) => {
      await show(place)
      await expect.element(page.getByText(/^This bonus is no longer offered/)).toBeInTheDocument()
    },
  )

  it('a deposit below its bonus’s minimum is refused until amount or bonus changes', async () => {
    const fault = page.getByText('This bonus needs a deposit of at least ฿500.00.', {
      exact: false,
    })
    await show('new/card')
    await amount.fill('499.99')
    await press(bonus)
    await expect.element(fault).toBeInTheDocument()
    await press(deposit)
    expect(gateway.listOf(addDeposit)).toEqual([])
    await press(none)
    await expect.element(fault).not.toBeInTheDocument()
    await press(bonus)
    await expect.element(fault).toBeInTheDocument()
    await amount.fill('5')
    await expect.element(fault).toBeInTheDocument()
    await amount.fill('500')
    await expect.element(fault).not.toBeInTheDocument()
    await press(deposit)
    await expect
      .poll(() => gateway.listOf(addDeposit))
      .toMatchObject([{ amount: '500', bonusId: OFFER.id }])
  })
})
