import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useNavigate } from 'react-router-dom'
import { GatewayError } from '#core/contract/error.ts'
import { usePlace } from '#core/navigation/usePlace.ts'
import { sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { addWithdrawal, getWithdrawal, getWithdrawTerms, listWithdrawals } from './api.ts'
import { account, TERMS, WITHDRAWAL } from '#support/components/withdrawal.ts'
import { WithdrawPage } from './WithdrawPage.tsx'

let gateway: ReturnType<typeof openGateway>
let terms = TERMS
beforeEach(() => {
  sessionStore.clear()
  terms = TERMS
  gateway = openGateway()
  gateway.answer(getWithdrawTerms, () => terms)
  gateway.answer(listWithdrawals, () => [])
})

/** The withdrawal page between other pages of the history, with buttons to go back and forward. */
function InHistory() {
  const navigate = useNavigate()
  const { page: name, place } = usePlace()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Way back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Way forth
      </button>
      {name === 'withdraw' && <WithdrawPage place={place} />}
    </>
  )
}

const show = (hash = 'withdraw', who?: string) => showPage(InHistory, hash, who)
const pressNamed = (name: string | RegExp) => press(page.getByRole('button', { name }))
const amount = () => page.getByRole('textbox', { name: 'Amount' })
const dear = () => page.getByRole('radio', { name: /Bank dear/ })
const checking = () => page.getByRole('heading', { name: 'Check your withdrawal' })

async function enter() {
  await amount().fill('1,000')
  await press(dear())
  await pressNamed('Check and continue')
  await expect.element(checking()).toBeInTheDocument()
}
async function expectEntered() {
  await expect.element(amount()).toHaveValue('1,000')
  await expect.element(dear()).toBeChecked()
}

it('entries for a withdrawal survive going back, following a link and a reload', async () => {
  const { screen, account: who } = await show()
  await enter()
  await pressNamed('Way back')
  await expectEntered()
  await press(page.getByRole('link', { name: 'Add an account' }))
  await expect.element(amount()).not.toBeInTheDocument()
  await pressNamed('Way back')
  await expectEntered()
  await pressNamed('Check and continue')
  await page.getByLabelText(/^Payment password/).fill('258025')
  const forgotten = page.getByRole('link', { name: 'Forgot or not set yet?' })
  await expect
    .element(forgotten)
    .toHaveAttribute('href', '/member#securityCenter/payment-password/forgotten')
  await press(forgotten)
  await expect.element(checking()).not.toBeInTheDocument()
  await pressNamed('Way back')
  await expect.element(checking()).toBeInTheDocument()
  await expect.element(page.getByLabelText(/^Payment password/)).toHaveValue('')
  await screen.unmount()
  await show('withdraw/check', who)
  await expect.element(page.getByRole('button', { name: 'Withdraw ฿1,000.00' })).toBeInTheDocument()
  await pressNamed('Change')
  await expectEntered()
})

it('the forward button leads to the review of a withdrawal with the newly typed amount', async () => {
  await show()
  await enter()
  await pressNamed('Way back')
  await amount().fill('1,500')
  await pressNamed('Way forth')
  await expect.element(page.getByText('฿1,350.00')).toBeInTheDocument()
  await pressNamed('Way back')
  await amount().fill('150')
  await pressNamed('Way forth')
  await expect.element(amount()).toHaveValue('150')
  await expect.element(checking()).not.toBeInTheDocument()
})

it('a withdrawal uses another payout account only after the form has shown that account', async () => {
  const { screen, account: who } = await show()
  await enter()
  await screen.unmount()
  terms = { ...TERMS, accounts: [account('old')] }
  await show('withdraw/check', who)
  await expect.element(page.getByRole('radio', { name: /Bank old/ })).toBeChecked()
  await expect.element(amount()).toHaveValue('1,000')
})

it.each([
  [
    'a bonus was claimed',
    () => ({
      blockers: [
        { kind: 'turnover', amount: '60.00', of: '60.00', until: null, waitReason: null } as const,
      ],
    }),
    /60\.00/,
  ],
  ['the account was removed', () => ({ accounts: [account('old')] }), /was removed/],
])('a refused withdrawal says on its review step what changed: %s', async (_, change, cause) => {
  gateway.answer(addWithdrawal, () => {
    terms = { ...TERMS, ...change() }
    throw new GatewayError('withdrawal_blocked', { status: 409 })
  })
  await show()
  await enter()
  await page.getByLabelText(/^Payment password/).fill('258025')
  await pressNamed('Withdraw ฿1,000.00')
  await expect.element(page.getByText(/^Something has changed/)).toBeInTheDocument()
  await expect.element(page.getByText(cause).first()).toBeInTheDocument()
  expect(page.getByLabelText(/^Payment password/).query()).toBeNull()
  await pressNamed('Back to the form')
  await expect.element(page.getByText(/^Something has changed/)).not.toBeInTheDocument()
})

it('the link back from a withdrawal’s receipt opens an empty form', async () => {
  gateway.answer(addWithdrawal, () => WITHDRAWAL)
  gateway.answer(getWithdrawal, () => WITHDRAWAL)
  await show()
  await enter()
  await page.getByLabelText(/^Payment password/).fill('258025')
  await pressNamed('Withdraw ฿1,000.00')
  await expect.element(page.getByRole('article')).toBeInTheDocument()
  await pressNamed('Way back')
  await expect.element(amount()).toHaveValue('')
})

it('a balance is not labelled as available while something prevents the withdrawal', async () => {
  const turnover = {
    kind: 'turnover',
    amount: '60.00',
    of: '60.00',
    until: null,
    waitReason: null,
  } as const
  terms = { ...TERMS, blockers: [turnover] }
  await show()
  const label = page.getByRole('term')
  await expect.element(label).toHaveTextContent('Balance')
  await expect.element(page.getByRole('definition')).toHaveTextContent('฿25,480.50')
})

it('a withdrawal of unknown outcome is looked up when online, and not sent again', async () => {
  const isLost = () => {
    throw new GatewayError('network')
  }
  gateway.answer(addWithdrawal, isLost)
  gateway.answer(getWithdrawal, isLost)
  await show()
  await enter()
  await page.getByLabelText(/^Payment password/).fill('258025')
  await pressNamed('Withdraw ฿1,000.00')
  await expect.element(page.getByRole('button', { name: 'Check the result' })).toBeInTheDocument()
  gateway.answer(getWithdrawal, () => WITHDRAWAL)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('article')).toBeInTheDocument()
  expect(gateway.listOf(addWithdrawal)).toHaveLength(1)
})
