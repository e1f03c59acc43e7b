import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { AddPayoutAccount } from './AddPayoutAccount.tsx'
import { addPayoutAccount, listInstitutions, listPayoutAccounts } from './api.ts'

const SECURITY = { paymentPassword: { isSet: true } }
/** The form, beside a button that goes back as the browser's does. */
function Page() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        The way back
      </button>
      <AddPayoutAccount security={SECURITY as never} />
    </>
  )
}
const number = page.getByRole('textbox', { name: /^Account number/ })
const go = page.getByRole('button', { name: 'Check and continue' })

let offered: string[]
let minLength: number
let who: string
let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  sessionStore.clear()
  who = crypto.randomUUID()
  offered = ['SCB']
  minLength = 10
  gateway = openGateway()
  gateway.answer(listInstitutions, () => ({
    institutions: offered.map((code) => ({
      kind: 'bank',
      code,
      name: `Bank ${code}`,
      format: 'digits',
      minLength,
      maxLength: 10,
    })),
  }))
  gateway.answer(listPayoutAccounts, () => ({
    payeeName: 'Somchai Jaidee',
    coolDownHours: 24,
    maxAccounts: 2,
    accounts: [],
  }))
})

const show = () => showPage(Page, 'securityCenter/bank-accounts/new', who)

it('entries for a new payout account survive review and reload, without the payment password', async () => {
  gateway.answer(addPayoutAccount, () => ({ id: 'new' }))
  const shown = await show()
  await number.fill('1234567890')
  await press(go)
  await page.getByLabelText(/^Payment password/).fill('258025')
  await press(page.getByRole('button', { name: 'Change', exact: true }))
  await expect.element(number).toHaveValue('1234567890')
  await shown.screen.unmount()

  const again = await show()
  await expect.element(number).toHaveValue('1234567890')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('258025')
  await press(go)
  await page.getByLabelText(/^Payment password/).fill('258025')
  await press(page.getByRole('button', { name: 'Add the account' }))
  await expect.poll(() => gateway.listOf(addPayoutAccount)).toHaveLength(1)
  await again.screen.unmount()
  await show()
  await expect.element(number).toHaveValue('')
})

it('the way back from the review of a new payout account leads to its form', async () => {
  await show()
  await number.fill('1234567890')
  await press(go)
  await expect.element(page.getByText('Is everything right?')).toBeVisible()
  await press(page.getByRole('button', { name: 'The way back' }))
  await expect.element(number).toHaveValue('1234567890')
})

it('a saved draft whose bank is no longer offered requires another choice of bank', async () => {
  const shown = await show()
  await number.fill('1234567890')
  await shown.screen.unmount()
  offered = ['KBANK', 'BBL']
  await show()
  await press(go)
  await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBe(1)
})

it.each([
  [10, '10 digits'],
  [6, '6–10 digits'],
])('a payout account says how many digits its number has: from %i', async (least, words) => {
  minLength = least
  await show()
  await expect.element(number).toHaveAccessibleDescription(words)
})
