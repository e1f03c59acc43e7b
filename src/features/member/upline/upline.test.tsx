import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import {
  getTransferReceipt,
  getTransferTerms,
  transferToMember,
} from '#parts/money/transfers/api.ts'
import { UplinePage } from './UplinePage.tsx'

const PAYEE = { id: 'agent', account: 'de•••nt', nickname: 'A•••' }
const TERMS = {
  payee: PAYEE,
  balance: '900.00',
  currency: 'THB',
  minAmount: '100.00',
  maxAmount: '500.00',
  dailyLimit: '1000.00',
  dailyLeft: '800.00',
}
const RECEIPT = {
  id: 'U1',
  direction: 'UPLINE',
  at: '2026-11-22T05:00:00Z',
  payee: PAYEE,
  amount: '450.00',
  currency: 'THB',
}

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  gateway.answer(getTransferTerms, () => TERMS)
  gateway.answer(getTransferReceipt, () => RECEIPT)
  gateway.answer(transferToMember, ({ paymentPassword }) => {
    if (paymentPassword !== '258025') {
      throw new GatewayError('payment_password_wrong', { status: 403, data: { triesLeft: 4 } })
    }
    return { ...RECEIPT, balance: '450.00' }
  })
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const UNKNOWN = 'We don’t know yet whether your last request was carried out'
const fail =
  (code: string, status = 0) =>
  () => {
    throw new GatewayError(code, { status })
  }

type Screen = Awaited<ReturnType<typeof showPage>>['screen']

async function enter(screen: Screen, amount: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await press(screen.getByRole('button', { name: 'Continue' }))
}

async function confirm(screen: Screen, password: string): Promise<void> {
  await screen.getByLabelText(/^Payment password/).fill(password)
  await press(screen.getByRole('button', { name: 'Transfer ฿450.00' }))
}

describe('a transfer to the upline', () => {
  it('a transfer to the upline is reviewed, counts wrong passwords, and has a receipt', async () => {
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    await expect.element(screen.getByRole('heading', { name: 'Check your transfer' })).toHaveFocus()
    await expect.element(screen.getByText('de•••nt')).toBeInTheDocument()
    await confirm(screen, '000000')
    await expect.element(screen.getByText('4 attempts left')).toBeInTheDocument()
    await confirm(screen, '258025')
    await expect.element(screen.getByText('Your upline has received the money.')).toBeVisible()
    await expect.element(screen.getByText('U1', { exact: true })).toBeInTheDocument()
  })

  it('a transfer blocked by too many wrong passwords shows when the lock ends', async () => {
    gateway.answer(transferToMember, () => {
      const data = { triesLeft: 0, retryAfterSeconds: 1800 }
      throw new GatewayError('payment_password_wrong', { status: 403, data })
    })
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    await confirm(screen, '000000')
    await expect
      .element(
        screen.getByText(
          /can use the payment password again at \d+:\d\d, or at once if you set a new one/,
        ),
      )
      .toBeVisible()
    const send = screen.getByRole('button', { name: 'Transfer ฿450.00' })
    await expect.element(send).toBeDisabled()
    await expect
      .element(send)
      .toHaveAccessibleDescription(/^The payment password is locked until \d+:\d\d/)
  })

  it('a transfer to the upline can be edited before it is sent', async () => {
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('450')
  })

  it.each([
    ['99', 'Minimum: ฿100.00.'],
    ['501', 'Maximum: ฿500.00.'],
    ['901', 'That’s more than you have: ฿900.00.'],
    ['100.0011', /^This currency doesn’t have that many decimals\./],
    ['-5', 'Enter an amount in digits, such as 500 or 1,000.50.'],
  ])('a transfer of %s to the upline shows the error %s', async (amount, words) => {
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, amount)
    await expect.element(screen.getByText(words)).toBeInTheDocument()
  })

  it.each([
    ['900.00', 'Maximum', '500'],
    ['400.00', 'All', '400'],
  ])(
    'the transfer form with a balance of %s has a button “%s” for the maximum',
    async (balance, name, amount) => {
      gateway.answer(getTransferTerms, () => ({ ...TERMS, balance }))
      const { screen } = await showPage(UplinePage, 'transferUpline')
      await press(screen.getByRole('button', { name, exact: true }))
      await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount)
    },
  )

  it('a player with open turnover reads what is left to bet and gets no form', async () => {
    gateway.answer(getTransferTerms, () => ({
      ...TERMS,
      turnover: { left: '12000.00', required: '15000.00' },
    }))
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await expect.element(screen.getByText('Bet ฿12,000.00 more')).toBeVisible()
    await expect.element(screen.getByText(/^You must bet ฿15,000.00 in total/)).toBeVisible()
    expect(screen.getByText('Available').query()).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
  })

  it('turnover that opened since the form replaces the review step', async () => {
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    const turnover = { left: '12000.00', required: '15000.00' }
    gateway.answer(getTransferTerms, () => ({ ...TERMS, turnover }))
    gateway.answer(transferToMember, fail('withdrawal_blocked', 409))
    await confirm(screen, '258025')
    await expect.element(screen.getByText('Bet ฿12,000.00 more')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Check your transfer' }).query()).toBeNull()
  })

  it('a player without an upline sees a message and gets no transfer form', async () => {
    gateway.answer(getTransferTerms, () => ({ ...TERMS, payee: null }))
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await expect.element(screen.getByText('Your account has no upline')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
  })

  it('a transfer with a lost reply leads to its receipt, found by the idempotency key', async () => {
    gateway.loseNext(transferToMember)
    const { screen } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    await confirm(screen, '258025')
    await expect.element(screen.getByText('Your upline has received the money.')).toBeVisible()
    const [sent] = gateway.listOf(transferToMember)
    expect(gateway.listOf(getTransferReceipt)).toMatchObject([{ intentKey: sent?.key }])
  })

  it('an unanswered transfer is looked up before another transfer can begin', async () => {
    gateway.loseNext(transferToMember)
    gateway.answer(getTransferReceipt, fail('network'))
    const { screen, account } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    await confirm(screen, '258025')
    await expect.element(screen.getByText(UNKNOWN)).toBeVisible()
    for (const hidden of ['Change', 'Transfer ฿450.00', 'Balance after transfer']) {
      expect(screen.getByText(hidden).query()).toBeNull()
    }
    await screen.unmount()

    const { screen: again } = await showPage(UplinePage, 'transferUpline', account)
    await expect.element(again.getByText(UNKNOWN)).toBeVisible()
    expect(again.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
    gateway.answer(getTransferReceipt, () => RECEIPT)
    await press(again.getByRole('button', { name: 'Check the result' }))
    await expect.element(again.getByText('Your upline has received the money.')).toBeVisible()
    expect(gateway.listOf(transferToMember)).toHaveLength(1)
  })

  it('a transfer that was not made is repeated with its amount and its idempotency key', async () => {
    gateway.answer(transferToMember, fail('network'))
    gateway.answer(getTransferReceipt, fail('network'))
    const { screen, account } = await showPage(UplinePage, 'transferUpline')
    await enter(screen, '450')
    await confirm(screen, '258025')
    await expect.element(screen.getByText(UNKNOWN)).toBeVisible()
    await screen.unmount()

    gateway.answer(getTransferReceipt, fail('transfer_not_found', 404))
    gateway.answer(transferToMember, () => ({ ...RECEIPT, balance: '450.00' }))
    const { screen: again } = await showPage(UplinePage, 'transferUpline', account)
    await expect.element(again.getByText('Your last request didn’t go through')).toBeVisible()
    await expect.element(again.getByRole('textbox', { name: 'Amount' })).toHaveValue('450')
    await press(again.getByRole('button', { name: 'Continue' }))
    await confirm(again, '258025')
    await expect.element(again.getByText('Your upline has received the money.')).toBeVisible()
    const keys = gateway.listOf(transferToMember).map(({ key }) => key)
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

it('the address of another player’s transfer says that the transfer does not exist', async () => {
  gateway.answer(getTransferReceipt, () => {
    throw new GatewayError('transfer_not_found', { status: 404 })
  })
  const { screen } = await showPage(UplinePage, 'transferUpline/U2')
  await expect.element(screen.getByText('We couldn’t find this transfer.')).toBeVisible()
})
