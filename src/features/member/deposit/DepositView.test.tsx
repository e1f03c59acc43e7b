import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { bindTransport } from '#core/contract/call.ts'
import { getPermission } from '#core/system/api.ts'
import { PERMISSION, showInApp } from '#support/components/app.tsx'
import { promptPayPayload, readPayload, vietQrPayload } from './emvQr.ts'
import { QrCode } from '#ui/QrCode.tsx'
import { DepositView } from './DepositView.tsx'
import { CAUSE_SENTENCES, STATE_WORDS } from './messages.ts'
import { REASON_WORDS } from './reasons.ts'
import {
  DEPOSIT_REASONS,
  DEPOSIT_STATES,
  ODD_CAUSES,
  type Deposit,
  type DepositState,
} from './schema.ts'
import { DEPOSIT, OFFER } from '#support/components/deposit.ts'

const ACCOUNT = {
  kind: 'showAccount',
  bank: 'Kasikornbank',
  bin: null,
  number: '0123456789',
  holder: 'A',
  reference: 'R1234567',
} as const

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const origins = { images: [], games: [], chat: [], payments: ['https://pay.example'] }

async function show(more: Partial<Deposit>) {
  bindTransport(async ({ path }) =>
    path === getPermission.definition.path ? PERMISSION : { ...DEPOSIT, ...more },
  )
  const customerService = { email: 'help@site.example' }
  await showInApp(<DepositView id={DEPOSIT.id} />, { brand: { origins, customerService } })
}

describe('a deposit at its address', () => {
  it.each(DEPOSIT_STATES.filter((state) => state !== 'awaitingPayment'))(
    'the page of a deposit in the state %s shows its name and an explanation',
    async (state) => {
      await show({ state })
      const { name, sentence } = STATE_WORDS[state]
      const receipt = page.getByRole('article')
      await expect.element(receipt.getByText(i18n._(name), { exact: true })).toBeVisible()
      await expect.element(receipt.getByText(i18n._(sentence))).toBeVisible()
    },
  )

  it.each(ODD_CAUSES)(
    'a deposit left unresolved because of %s says that the money is safe',
    async (cause) => {
      await show({ state: 'unresolved', cause, received: '400.00' })
      await expect.element(page.getByText(i18n._(CAUSE_SENTENCES[cause]))).toBeVisible()
      await expect.element(page.getByRole('heading', { name: 'Deposit' })).toBeVisible()
    },
  )

  it('a deposit with an unreadable slip asks for another one, and can be cancelled', async () => {
    await show({ kind: 'bankTransfer', nextAction: ACCOUNT, reason: 'slipUnreadable', proofs: 1 })
    await expect.element(page.getByText('Slip not readable')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send the slip' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible()
    expect(page.getByRole('button', { name: 'I have paid' }).elements()).toEqual([])
  })

  it.each(DEPOSIT_REASONS)(
    'a deposit that failed because of %s tells the player what to do',
    async (reason) => {
      await show({ state: 'failed', reason })
      const { name, sentence } = REASON_WORDS[reason]
      const note = page.getByRole('alert')
      await expect.element(note.getByText(i18n._(name))).toBeVisible()
      await expect.element(note.getByText(i18n._(sentence))).toBeVisible()
      const service = page.getByRole('link', { name: 'Contact customer service' })
      await expect.element(service).toHaveAttribute('href', 'mailto:help@site.example')
    },
  )

  it.each([
    ['once if all of it was credited', '500.00', '2026-03-01T10:00:00Z', []],
    [
      'twice if a fee was kept, and when it changed after it began',
      '490.00',
      '2026-03-01T10:05:00Z',
      ['Amount received', 'Last updated'],
    ],
  ])('the page of a deposit shows its amount %s', async (_, credited, updatedAt, more) => {
    await show({ state: 'succeeded', received: '500.00', credited, updatedAt })
    const terms = page.getByRole('article').getByRole('term')
    const found = () => terms.elements().map(({ textContent }) => textContent ?? '')
    await expect.poll(found).toContain('Added to your balance')
    const doubled = ['Amount received', 'Last updated']
    expect(found().filter((name) => doubled.includes(name))).toEqual(more)
  })

  it.each([
    ['', '0.00', '500.00', '฿600.00'],
    [', with a fee', '7.50', '492.50', '฿592.50'],
  ])(
    'a deposit’s receipt adds its bonus%s and states the turnover and deadline',
    async (_, fee, credited, sum) => {
      const bonus = {
        title: '20%',
        amount: '100.00',
        toBet: '6000.00',
        betBy: '2026-03-31T10:00:00Z',
      }
      await show({
        state: 'succeeded',
        received: '500.00',
        fee,
        credited,
        bonus,
        chosenBonus: OFFER,
      })
      const receipt = page.getByRole('article')
      const rows = () =>
        receipt
          .getByRole('term')
          .elements()
          .map((term) => [term.textContent, term.nextElementSibling?.textContent])
      await expect.poll(rows).toContainEqual(['Added to your balance', sum])
      expect(rows()).toContainEqual(['Amount received', '฿500.00'])
      expect(rows()).toContainEqual(['Bonus', '฿100.00'])
      const terms = receipt.getByText(
        /^You must bet ฿6,000.00 by 31 Mar 2026.*after that the bonus is taken/,
      )
      await expect.element(terms).toBeVisible()
      await expect.element(receipt.getByRole('link', { name: 'Bonus details' })).toBeVisible()
    },
  )

  it('the page of a deposit says if the chosen bonus was not credited', async () => {
    await show({ state: 'succeeded', received: '500.00', credited: '500.00', chosenBonus: OFFER })
    await expect.element(page.getByText('Your 20% bonus wasn’t added')).toBeVisible()
  })

  it.each<[string, DepositState]>([
    ['an unpaid deposit', 'awaitingPayment'],
    ['a deposit whose slip is checked', 'proofSubmitted'],
  ])('the page of %s names the chosen bonus and its terms', async (_, state) => {
    await show({ state, chosenBonus: OFFER })
    await expect.element(page.getByText('Bonus of 20%')).toBeVisible()
    const terms =
      /You get ฿100.00. Before you can withdraw, you must bet ฿6,000.00.*You have 30 days.*Live casino 20% and Card games 50%/
    await expect.element(page.getByText(terms)).toBeVisible()
  })

  it('the page of an unpaid deposit shows a QR code and the time left', async () => {
    const target = '0812345678'
    await show({
      nextAction: { kind: 'showQr', scheme: 'promptPay', target, holder: 'A', reference: 'R' },
    })
    await expect.element(page.getByRole('img', { name: 'PromptPay QR code' })).toBeVisible()
    await expect.element(page.getByRole('timer')).toBeVisible()
    expect(readPayload(promptPayPayload(target, DEPOSIT.amount))?.get('54')).toBe('500.00')
  })

  it('the VietQR code of a deposit contains account, whole amount and reference', async () => {
    const bin = '970436'
    const { number, reference } = ACCOUNT
    await show({
      kind: 'vietQr',
      currency: 'VND',
      amount: '500000.00',
      nextAction: { ...ACCOUNT, bin },
    })
    const code = page.getByRole('img', { name: 'VietQR code' })
    await expect.element(code).toBeVisible()
    const payload = vietQrPayload({ bin, account: number, amount: '500000', purpose: reference })
    const fields = readPayload(payload)
    expect(fields?.get('54')).toBe('500000')
    expect(fields?.get('38')).toContain(bin)
    expect(fields?.get('38')).toContain(number)
    expect(fields?.get('62')).toContain(reference)
    await render(<QrCode value={payload} label="expected" />)
    const expected = page.getByRole('img', { name: 'expected' })
    expect(code.element().innerHTML).toBe(expected.element().innerHTML)
  })

  it.each([
    ['the player said that it is paid', { saidPaid: true }],
    ['its slip is being checked', { state: 'proofSubmitted', proofs: 1 }],
  ] as const)(
    'a deposit by bank transfer still shows the bank account after %s',
    async (_, more) => {
      await show({ kind: 'bankTransfer', methodName: 'Kasikornbank', ...more, nextAction: ACCOUNT })
      await expect.element(page.getByText('0123 456 789')).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Copy: Account number' })).toBeVisible()
      await expect.element(page.getByText(ACCOUNT.reference)).toBeVisible()
      // The QR code can be paid only once, so the page no longer shows it after the payment.
      expect(page.getByRole('img', { name: 'VietQR code' }).elements()).toEqual([])
    },
  )

  it('the page of a deposit links only to payment pages on allowed origins', async () => {
    await show({ kind: 'card', nextAction: { kind: 'redirect', url: 'https://evil.test/pay' } })
    await expect.element(page.getByText(/can’t be opened safely/)).toBeVisible()
    expect(page.getByRole('button', { name: /Go to/ }).elements()).toEqual([])
  })

  it('a card deposit’s page lists accepted cards, but its button does not name them', async () => {
    const url = 'https://pay.example/checkout/1'
    const methodName = 'Visa · Mastercard · JCB'
    await show({ kind: 'card', methodName, nextAction: { kind: 'redirect', url } })
    await expect
      .element(page.getByText(/payment provider’s page.*Cards accepted: Visa · Mastercard · JCB/))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible()
  })

  it('a deposit accepts an uploaded payment slip even after its deadline', async () => {
    await show({ state: 'expired', nextAction: { kind: 'uploadProof' } })
    await expect.element(page.getByRole('button', { name: 'Send the slip' })).toBeVisible()
  })
})
