import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { usePlace } from '#core/navigation/usePlace.ts'
import { sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { TERMS } from '#support/components/withdrawal.ts'
import { getSecurity, updatePaymentPassword } from '../security/api.ts'
import { addPayoutAccount, listInstitutions, listPayoutAccounts } from '../security/payout/api.ts'
import { SecurityCenterPage } from '../security/SecurityCenterPage.tsx'
import { getWithdrawTerms, listWithdrawals } from './api.ts'
import { WithdrawPage } from './WithdrawPage.tsx'

let gateway: ReturnType<typeof openGateway>
let isSet: boolean
beforeEach(() => {
  sessionStore.clear()
  isSet = true
  gateway = openGateway()
  gateway.answer(getWithdrawTerms, () => TERMS)
  gateway.answer(listWithdrawals, () => [])
  gateway.answer(getSecurity, () => ({
    proofs: [{ kind: 'password', hint: undefined }],
    paymentPassword: { isSet, lockedUntil: null },
  }))
  gateway.answer(updatePaymentPassword, () => {
    isSet = true
    return {}
  })
  gateway.answer(listInstitutions, () => ({
    institutions: [
      { kind: 'bank', code: 'SCB', name: 'SCB', format: 'digits', minLength: 10, maxLength: 10 },
    ],
  }))
  gateway.answer(listPayoutAccounts, () => ({
    payeeName: 'Somchai Jaidee',
    coolDownHours: 24,
    maxAccounts: 2,
    accounts: [],
  }))
  gateway.answer(addPayoutAccount, () => ({ id: 'new' }))
})

/** The pages through which a player goes who needs another account for a withdrawal. */
function Center() {
  const { page: name, place } = usePlace()
  return name === 'withdraw' ? <WithdrawPage place={place} /> : <SecurityCenterPage place={place} />
}

const amount = page.getByRole('textbox', { name: 'Amount' })
const pressLink = (name: string) => press(page.getByRole('link', { name }))
const pressButton = (name: string) => press(page.getByRole('button', { name, exact: true }))

/** Goes from a withdrawal's amount to the form of a new account. */
async function leaveForAccount() {
  await showPage(Center, 'withdraw')
  await amount.fill('1,000')
  await pressLink('Add an account')
  await expect.element(page.getByText('No withdrawal accounts yet')).toBeInTheDocument()
  await pressLink('Add an account')
}

async function add() {
  await page.getByRole('textbox', { name: /^Account number/ }).fill('1234567890')
  await pressButton('Check and continue')
  await page.getByLabelText(/^Payment password/).fill('258025')
  await pressButton('Add the account')
}

it('an account that was added for a withdrawal leads back to its amount', async () => {
  await leaveForAccount()
  await add()
  await expect.element(amount).toHaveValue('1,000')
})

it('setting a payment password on the way keeps the way back to the withdrawal', async () => {
  isSet = false
  await leaveForAccount()
  await pressLink('Set a payment password')
  await page.getByLabelText('New payment password*', { exact: true }).fill('135790')
  await page.getByLabelText('Repeat the new payment password*', { exact: true }).fill('135790')
  await page.getByLabelText('Login password*', { exact: true }).fill('Sandbox-2580')
  await pressButton('Set the payment password')
  await add()
  await expect.element(amount).toHaveValue('1,000')
})
