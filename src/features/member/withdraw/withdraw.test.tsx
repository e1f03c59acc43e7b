import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { showInApp } from '#support/components/app.tsx'
import { sessionStore } from '#lib/storage.ts'
import { TERMS } from '#support/components/withdrawal.ts'
import { TodoList } from './TodoList.tsx'
import { TurnoverList } from './TurnoverList.tsx'
import type { WithdrawTerms } from './schema.ts'
import { WithdrawCheck } from './WithdrawCheck.tsx'
import { readEntry, withdrawEntryAtom } from './withdrawEntry.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

const show = (children: ReactNode) => showInApp(children, { asksPermission: false })

let checks: number
beforeEach(() => {
  checks = 0
  sessionStore.clear()
})

const showForm = () => show(<WithdrawForm terms={TERMS} onCheck={() => void (checks += 1)} />)
const amount = () => page.getByRole('textbox', { name: 'Amount' })
const check = () => page.getByRole('button', { name: 'Check and continue' })

it('the withdrawal form shows fee and net amount, also for non-Latin digits', async () => {
  await showForm()
  await amount().fill('๑,๐๐๐.๕๐')
  await expect.element(page.getByText('฿990.50')).toBeVisible()
  await check().click()
  await expect.poll(() => checks).toBe(1)
  const { draft } = readEntry(createStore().get(withdrawEntryAtom), TERMS, 'en')!
  expect(draft).toEqual({ accountId: 'old', amount: '1000.5', fee: '10.00' })
})

it('a new payout account cannot be chosen before its waiting time ends', async () => {
  await showForm()
  await expect.element(page.getByRole('radio', { name: /Bank new.*from/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /Bank old/ })).toBeChecked()
})

it('a withdrawal not above its fee is refused before the player reviews it', async () => {
  await showForm()
  await page.getByRole('radio', { name: /Bank dear/ }).click()
  await amount().fill('150')
  await expect.element(page.getByText(/which would use up the whole amount/)).toBeVisible()
  await check().click()
  await expect.element(page.getByText(/The fee would use up the whole amount/)).toBeVisible()
  expect(checks).toBe(0)
})

it('the button “Maximum” enters the highest withdrawal within the limits', async () => {
  await showForm()
  await page.getByRole('button', { name: 'Maximum' }).click()
  await expect.element(amount()).toHaveValue('20,000')
  await amount().fill('20000.01')
  await check().click()
  await expect.element(page.getByText(/Maximum: ฿20,000/)).toBeVisible()
  expect(checks).toBe(0)
})

it('each reason that blocks a withdrawal is explained and links to a next step', async () => {
  const none = { amount: null, of: null, until: null, waitReason: null }
  const blockers: WithdrawTerms['blockers'] = [
    { ...none, kind: 'phone' },
    { ...none, kind: 'turnover', amount: '1240.00', of: '5000.00' },
  ]
  await show(<TodoList terms={{ ...TERMS, blockers }} />)
  await expect.element(page.getByText('Bet ฿1,240.00 more')).toBeVisible()
  const bar = page.getByRole('progressbar')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '75')
  const link = page.getByRole('link', { name: 'Verify the number' })
  await expect.element(link).toHaveAttribute('href', '/member#securityCenter/phone')
})

it('a wait after a new payment password names the payment password', async () => {
  const wait = { usableFrom: '2099-01-01T00:00:00.000Z', waitReason: 'paymentPassword' as const }
  const blocker = { kind: 'accountCooling' as const, amount: null, of: null }
  const blockers = [{ ...blocker, until: wait.usableFrom, waitReason: wait.waitReason }]
  await show(<TodoList terms={{ ...TERMS, blockers }} />)
  await expect.element(page.getByText('Your payment password was reset')).toBeVisible()
  await expect.element(page.getByText(/^To keep your money safe, you can withdraw/)).toBeVisible()
})

it.each([
  ['0.00', 'Deposit', '/member#depositv2'],
  ['80.00', 'See your wallets', '/member#transferFund'],
])(
  'a balance below the minimum, with %s in vendors’ wallets, links to %s',
  async (atVendors, name, href) => {
    const blockers: WithdrawTerms['blockers'] = [
      { kind: 'balance', amount: '60.00', of: '100.00', until: null, waitReason: null },
    ]
    await show(<TodoList terms={{ ...TERMS, atVendors, blockers }} />)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  },
)

it('the withdrawal form shows first what giving up a bonus costs', async () => {
  const bonus = {
    id: '7',
    kind: 'bonus' as const,
    base: '2500.00',
    bonus: '500.00',
    multiplier: 2,
    required: '5000.00',
    contributed: '3760.00',
    left: '1240.00',
    expiresAt: null,
    forfeits: '500.00',
  }
  const sent: unknown[] = []
  bindTransport(async (_definition, input) => {
    sent.push(input)
    return { forfeited: '500.00' }
  })
  await show(<TurnoverList turnovers={[bonus]} currency="THB" />)
  await expect.element(page.getByRole('heading', { name: 'Bonus of ฿500.00' })).toBeVisible()
  const figures = '2 × ฿2,500.00 = ฿5,000.00 to bet, ฿1,240.00 left'
  await expect.element(page.getByText(figures)).toBeVisible()
  await page.getByRole('button', { name: 'Give up this bonus' }).click()
  await expect.element(page.getByText(/฿500.00 is taken from your balance/)).toBeVisible()
  expect(sent).toEqual([])
  // These tests load no stylesheet, so the dialog's backdrop covers the dialog's own button.
  const confirm = page.getByRole('button', { name: 'Give up ฿500.00' })
  ;(confirm.element() as HTMLElement).click()
  await expect.poll(() => sent).toEqual([{ id: '7' }])
})

const showCheck = (more: Partial<WithdrawTerms>, send: () => Promise<void>) =>
  show(
    <WithdrawCheck
      terms={{ ...TERMS, ...more }}
      draft={{ accountId: 'old', amount: '500', fee: '10.00' }}
      account={TERMS.accounts[1]!}
      onChange={() => undefined}
      send={send}
    />,
  )
const enterSecrets = async (code: { name: string }) => {
  await page.getByLabelText(/^Payment password/).fill('258025')
  await page.getByRole('textbox', code).fill('123456')
}
const withdraw = () => page.getByRole('button', { name: 'Withdraw ฿500.00' })

it.each([
  ['authenticator', '', 'Code in your authenticator app'],
  ['phone', '•••• 5432', 'Code from the SMS'],
  ['email', 'd•••@players.example', 'Code from the email'],
] as const)(
  'the wrong or expired second factor %s of a withdrawal is reported at its field',
  async (factor, factorHint, name) => {
    const asked: unknown[] = []
    bindTransport(async (_definition, input) => {
      asked.push(input)
      return { expiredMinutes: 1 }
    })
    const sent: unknown[] = []
    const refusals = ['second_factor_expired', 'wrong_second_factor']
    await showCheck({ secondFactor: factor, factorHint }, async (...given: unknown[]) => {
      sent.push(given[1])
      throw new GatewayError(refusals.pop()!, { status: 422 })
    })
    await enterSecrets({ name })
    await withdraw().click()
    await expect.element(page.getByText(/^That code isn’t right/)).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name }))
      .toHaveAttribute('aria-invalid', 'true')
    await withdraw().click()
    const expired = page.getByText(/^That code has expired/)
    await expect.element(expired).toBeVisible()
    const sendCode = page.getByRole('button', { name: 'Send code' })
    if (factor === 'authenticator') expect(sendCode.elements()).toEqual([])
    else {
      await expect.element(page.getByText(`Goes to ${factorHint}`)).toBeVisible()
      await sendCode.click()
      await expect.element(page.getByRole('button', { name: /^Resend in/ })).toBeVisible()
      expect(asked).toEqual([{ factor }])
      await expect.element(expired).not.toBeInTheDocument()
    }
    const secrets = { paymentPassword: '258025', factorCode: '123456' }
    expect(sent).toEqual([secrets, secrets])
  },
)

it('a withdrawal’s wrong payment password shows how many tries are left', async () => {
  await showCheck({}, async () => {
    throw new GatewayError('payment_password_wrong', { status: 403, data: { triesLeft: 2 } })
  })
  await page.getByLabelText(/^Payment password/).fill('000000')
  await withdraw().click()
  await expect.element(page.getByText('2 attempts left')).toBeVisible()
})
