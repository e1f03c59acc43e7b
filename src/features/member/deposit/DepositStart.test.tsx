import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listDepositMethods, listDeposits } from './api.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositStart } from './DepositStart.tsx'
import type { Deposit } from './schema.ts'
import { DEPOSIT, METHOD } from '#support/components/deposit.ts'

it.each([
  [
    'an end that is ahead',
    '2099-01-01T06:00:00Z',
    /^Under maintenance until 1 Jan.*choose another/,
  ],
  ['an end that has passed', '2020-01-01T06:00:00Z', /^Under maintenance\. Please choose another/],
  ['no end', null, /^Under maintenance\. Please choose another/],
])(
  'a deposit method in maintenance with the end %s says so, and has no link',
  async (_, endsAt, words) => {
    const gateway = openGateway()
    const methods = [{ ...METHOD, maintenance: { endsAt } }]
    gateway.answer(listDepositMethods, () => ({ methods, bonuses: [] }))
    gateway.answer(listDeposits, () => ({ deposits: [] }))
    await showPage(() => <DepositStart />, 'depositv2')
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('link').elements()).toEqual([])
  },
)

it('a deposit method writes both limits in full, so that they cannot be mistaken', async () => {
  const gateway = openGateway()
  const methods = [{ ...METHOD, min: '2.50', max: '2500.00' }]
  gateway.answer(listDepositMethods, () => ({ methods, bonuses: [] }))
  gateway.answer(listDeposits, () => ({ deposits: [] }))
  await showPage(() => <DepositStart />, 'depositv2')
  await expect.element(page.getByText('฿2.50–฿2,500.00', { exact: true })).toBeVisible()
})

it('the deposit method that the player used last is marked and comes first', async () => {
  const gateway = openGateway()
  const methods = [{ ...METHOD, id: 'other', name: 'Other card' }, METHOD]
  gateway.answer(listDepositMethods, () => ({ methods, bonuses: [] }))
  gateway.answer(listDeposits, () => ({
    deposits: [{ ...DEPOSIT, state: 'succeeded', methodId: METHOD.id }],
  }))
  await showPage(() => <DepositStart />, 'depositv2', 'first-player')
  const links = page.getByRole('region', { name: 'How do you want to pay?' }).getByRole('link')
  await expect.element(links.first().getByText('Last used')).toBeVisible()
  await expect.element(links.first().getByText('Visa')).toBeVisible()
  await expect.element(links.last().getByText('Other card')).toBeVisible()
  expect(page.getByText('Last used').elements()).toHaveLength(1)
})

it('a player without deposits sees no mark of another player on the same device', async () => {
  const gateway = openGateway()
  gateway.answer(listDepositMethods, () => ({ methods: [METHOD], bonuses: [] }))
  gateway.answer(listDeposits, () => ({
    deposits: [{ ...DEPOSIT, state: 'succeeded', methodId: METHOD.id }],
  }))
  const first = await showPage(() => <DepositStart />, 'depositv2', 'first-player')
  await expect.element(page.getByText('Last used')).toBeVisible()
  await first.screen.unmount()
  gateway.answer(listDeposits, () => ({ deposits: [] }))
  await showPage(() => <DepositStart />, 'depositv2', 'second-player')
  await expect.element(page.getByText('Visa')).toBeVisible()
  expect(page.getByText('Last used').elements()).toEqual([])
})

it('a player whom no payment method is offered can try again or ask customer service', async () => {
  const gateway = openGateway()
  let methods: (typeof METHOD)[] = []
  gateway.answer(listDepositMethods, () => ({ methods, bonuses: [] }))
  gateway.answer(listDeposits, () => ({ deposits: [] }))
  await showPage(() => <DepositStart />, 'depositv2')
  const service = page.getByRole('link', { name: 'Ask customer service' })
  await expect.element(service).toHaveAttribute('href', '/member#messageV2/service/new')
  methods = [METHOD]
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Visa')).toBeVisible()
  expect(service.query()).toBeNull()
})

it('a failed deposit in the list shows its reason', async () => {
  const gateway = openGateway()
  gateway.answer(listDepositMethods, () => ({ methods: [], bonuses: [] }))
  gateway.answer(listDeposits, () => ({
    deposits: [{ ...DEPOSIT, state: 'failed', reason: 'declined' }],
  }))
  await showPage(() => <DepositStart />, 'depositv2')
  const list = page.getByRole('region', { name: 'Recent deposits' })
  await expect.element(list.getByText('Payment declined')).toBeVisible()
})

it('the deposit methods wait for the open deposits above them, so that nothing moves', async () => {
  const gateway = openGateway()
  gateway.answer(listDepositMethods, () => ({ methods: [METHOD], bonuses: [] }))
  const { promise: deposits, resolve } = Promise.withResolvers<{ deposits: Deposit[] }>()
  gateway.answer(listDeposits, () => deposits)
  const seen: boolean[] = []
  const look = () => {
    if (page.getByText('Visa').elements().length > 0) {
      seen.push(page.getByRole('region', { name: 'Continue a deposit' }).elements().length > 0)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  await showPage(() => <DepositStart />, 'depositv2')
  await expect.poll(() => gateway.listOf(listDepositMethods).length).toBe(1)
  // Ten frames are enough for the loaded deposit methods to be drawn.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  resolve({ deposits: [{ ...DEPOSIT, state: 'created' }] })
  await expect.element(page.getByText('Visa')).toBeVisible()
  observer.disconnect()
  expect(new Set(seen)).toEqual(new Set([true]))
})

it('the amount typed into the deposit form survives a reload', async () => {
  const gateway = openGateway()
  gateway.answer(listDepositMethods, () => ({ methods: [METHOD], bonuses: [] }))
  const show = (who?: string) =>
    showPage(() => <DepositForm methodId="card" bonusId="" />, 'depositv2/new/card', who)
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const { screen, account } = await show()
  await amount.fill('450')
  await screen.unmount()
  await show(account)
  await expect.element(amount).toHaveValue('450')
})

it('the button of a voucher names no amount after the player came from another method', async () => {
  const gateway = openGateway()
  const voucher = { ...METHOD, id: 'voucher', kind: 'voucher' as const, name: 'Voucher' }
  gateway.answer(listDepositMethods, () => ({ methods: [METHOD, voucher], bonuses: [] }))
  function Changing() {
    const [method, setMethod] = useState('card')
    return (
      <>
        <button type="button" onClick={() => setMethod('voucher')}>
          Change the method
        </button>
        <DepositForm methodId={method} bonusId="" />
      </>
    )
  }
  await showPage(Changing, 'depositv2/new/card')
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await expect.element(page.getByRole('button', { name: 'Deposit ฿500.00' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Change the method' }))
  await page.getByRole('textbox', { name: 'Voucher code' }).fill('LUCKY-100-AB12')
  await expect.element(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
})
