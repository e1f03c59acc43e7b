import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listPayoutAccounts, removePayoutAccount, setDefaultPayoutAccount } from './api.ts'
import { PayoutAccounts } from './PayoutAccounts.tsx'
import type { PayoutAccount } from './schema.ts'

const usableFrom = '2026-01-01T00:00:00Z'
const BANK: PayoutAccount = {
  id: 'bank',
  kind: 'bank',
  institution: 'SCB',
  institutionName: 'Siam Commercial Bank',
  maskedNumber: '•••• 5678',
  holder: 'Somchai Jaidee',
  isDefault: true,
  usableFrom,
}
const ADDRESS: PayoutAccount = {
  id: 'address',
  kind: 'crypto',
  institution: 'TRC20',
  institutionName: 'Tron (TRC-20)',
  maskedNumber: 'TR7N••••Lj6t',
  holder: '',
  isDefault: false,
  usableFrom,
}

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const bank = card('Siam Commercial Bank')
const address = card('Tron (TRC-20)')
const dialog = page.getByRole('dialog', { name: 'Remove this account?' })
const removeOf = (of: typeof bank) => of.getByRole('button', { name: /^Remove/ })
const chooseOf = (of: typeof bank) => of.getByRole('button', { name: 'Make default' })

/** The payout accounts stored in this test's fake gateway. */
let accounts: PayoutAccount[]
let gateway: ReturnType<typeof openGateway>

beforeEach(async () => {
  accounts = [BANK, ADDRESS]
  gateway = openGateway()
  gateway.answer(listPayoutAccounts, () => ({
    payeeName: 'Somchai Jaidee',
    coolDownHours: 24,
    maxAccounts: 2,
    accounts,
  }))
  gateway.answer(setDefaultPayoutAccount, ({ id }) => {
    accounts = accounts.map((one) => ({ ...one, isDefault: one.id === id }))
    return {}
  })
  await showPage(PayoutAccounts, 'securityCenter/bank-accounts')
})

async function remove() {
  await press(removeOf(bank))
  await dialog.getByLabelText(/^Payment password/).fill('258025')
  await press(dialog.getByRole('button', { name: 'Remove the account' }))
}

describe('the accounts to be paid to', () => {
  it('one press makes another payout account the default', async () => {
    await expect.element(bank.getByText('Default')).toBeInTheDocument()
    expect(chooseOf(bank).query()).toBeNull()
    await press(chooseOf(address))
    await expect.element(address.getByText('Default')).toBeInTheDocument()
    await expect.element(chooseOf(bank)).toBeInTheDocument()
    expect(bank.getByText('Default').query()).toBeNull()
    expect(gateway.listOf(setDefaultPayoutAccount)).toMatchObject([{ id: 'address' }])
  })

  it('removing a payout account needs a confirmation and the payment password', async () => {
    gateway.answer(removePayoutAccount, ({ id }) => {
      accounts = [{ ...ADDRESS, isDefault: true }].filter((one) => one.id !== id)
      return {}
    })
    await press(removeOf(bank))
    await expect.element(dialog).toMatchTextContent(/Siam Commercial Bank, •••• 5678/)
    await press(dialog.getByRole('button', { name: 'Remove the account' }))
    await expect
      .element(dialog.getByLabelText(/^Payment password/))
      .toHaveAttribute('aria-invalid', 'true')
    await press(dialog.getByRole('button', { name: 'Keep the account' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(gateway.listOf(removePayoutAccount)).toEqual([])
    expect(page.getByRole('link', { name: 'Add an account' }).query()).toBeNull()

    await remove()
    await expect.element(bank).not.toBeInTheDocument()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(address.getByText('Default')).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Add an account' })).toBeInTheDocument()
    expect(gateway.listOf(removePayoutAccount)).toMatchObject([
      { id: 'bank', paymentPassword: '258025' },
    ])
  })

  it('a payout account with an open withdrawal cannot be removed, and the list says why', async () => {
    gateway.answer(removePayoutAccount, () => {
      throw new GatewayError('payout_account_in_use', { status: 409 })
    })
    await remove()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/A withdrawal to this account is still open/)
    await press(dialog.getByRole('button', { name: 'Keep the account' }))
    await expect.element(bank.getByText('Default')).toBeInTheDocument()
  })

  it('the list of payout accounts drops an account that another tab has removed', async () => {
    gateway.answer(setDefaultPayoutAccount, () => {
      accounts = [BANK]
      throw new GatewayError('payout_account_unknown', { status: 404 })
    })
    await press(chooseOf(address))
    await expect.element(address).not.toBeInTheDocument()
    await expect.element(bank).toBeInTheDocument()
  })
})
