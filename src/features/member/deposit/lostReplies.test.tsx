import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { keepAsSent, keepPicture } from '#parts/form/uploads/keptUploads.ts'
import {
  addDeposit,
  addDepositProof,
  cancelDeposit,
  confirmDepositPaid,
  getDeposit,
  listDepositMethods,
} from './api.ts'
import { DepositPage } from './DepositPage.tsx'
import { DepositView } from './DepositView.tsx'
import { PayPanel } from './PayPanel.tsx'
import { DEPOSIT } from '#support/components/deposit.ts'

const LATE = { ...DEPOSIT, state: 'expired', nextAction: { kind: 'uploadProof' } }

const pressNamed = (name: string) => press(page.getByRole('button', { name, exact: true }))

it.each([
  {
    what: 'saying that it is paid',
    call: confirmDepositPaid,
    before: DEPOSIT,
    after: { ...DEPOSIT, saidPaid: true, mayCancel: false },
    act: async () => {
      await pressNamed('I have paid')
      await pressNamed('Yes, I have paid')
    },
    shown: /We’re checking for your payment/,
  },
  {
    what: 'cancelling it',
    call: cancelDeposit,
    before: DEPOSIT,
    after: { ...DEPOSIT, state: 'cancelled' },
    act: async () => {
      await pressNamed('Cancel this deposit')
      await pressNamed('Cancel the deposit')
    },
    shown: /You canceled this deposit/,
  },
  {
    what: 'sending its slip',
    call: addDepositProof,
    before: LATE,
    after: { ...LATE, state: 'proofSubmitted', proofs: 1, nextAction: { kind: 'none' } },
    act: () => pressNamed('Send the slip'),
    shown: /We’re checking your slip/,
  },
])(
  'the deposit page repeats $what after a lost reply, with the same idempotency key',
  async ({ call, before, after, act, shown }) => {
    const owner = crypto.randomUUID()
    const place = { owner, purpose: 'depositProof', id: DEPOSIT.id } as const
    keepPicture(
      place,
      { id: 'u1', name: 'slip.jpg' },
      { preview: 'data:,', bytes: new Uint8Array(1) },
    )
    keepAsSent(place, 'u1')
    const gateway = openGateway()
    // Until the second try of the call, the gateway returns the deposit as it was before the first
    // try, whose reply was lost.
    gateway.answer(getDeposit, () => (gateway.listOf(call).length > 1 ? after : before))
    let isDone = false
    gateway.answer(call, () => {
      if (isDone) throw new GatewayError('deposit_not_open', { status: 409 })
      isDone = true
      return after
    })
    gateway.loseNext(call)
    await showPage(() => <DepositView id={DEPOSIT.id} />, 'depositv2', owner)
    await act()
    await expect.element(page.getByRole('alert')).toBeInTheDocument()
    await act()
    await expect.element(page.getByText(shown)).toBeInTheDocument()
    const [first, again] = gateway.listOf(call)
    expect(again?.key).toBe(first?.key)
  },
)

it('saying that a deposit is paid moves the focus to the thanks above', async () => {
  const gateway = openGateway()
  const paid = { ...DEPOSIT, saidPaid: true, mayCancel: false }
  gateway.answer(getDeposit, () => (gateway.listOf(confirmDepositPaid).length > 0 ? paid : DEPOSIT))
  gateway.answer(confirmDepositPaid, () => paid)
  await showPage(() => <DepositView id={DEPOSIT.id} />, 'depositv2')
  await pressNamed('I have paid')
  await pressNamed('Yes, I have paid')
  const thanks = page.getByText(/We’re checking for your payment/)
  await expect.element(thanks).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe(thanks.element().textContent)
})

it('an unanswered deposit is looked up by its idempotency key before another deposit begins', async () => {
  const gateway = openGateway()
  const card = { id: 'card', kind: 'card', name: '', min: '100.00', max: '9000.00', presets: [] }
  gateway.answer(listDepositMethods, () => ({
    methods: [{ ...card, feePercent: 0, minutes: 1, maintenance: null, networks: [] }],
    bonuses: [],
  }))
  gateway.answer(addDeposit, () => DEPOSIT)
  gateway.loseNext(addDeposit)
  gateway.answer(getDeposit, () => {
    throw new GatewayError('network')
  })
  await showPage(DepositPage, 'depositv2/new/card')
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await pressNamed('Deposit ฿500.00')
  await expect.element(page.getByText(/We don’t know yet whether/)).toBeInTheDocument()
  expect(page.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
  gateway.answer(getDeposit, () => DEPOSIT)
  await pressNamed('Check the result')
  await expect.element(page.getByRole('button', { name: 'I have paid' })).toBeInTheDocument()
  const [sent] = gateway.listOf(addDeposit)
  expect(gateway.listOf(getDeposit)).toContainEqual(
    expect.objectContaining({ intentKey: sent?.key }),
  )
})

it('a deposit whose reply is late does not delay other deposits', async () => {
  const gateway = openGateway()
  gateway.answer(confirmDepositPaid, () => new Promise(() => {}))
  const ids = ['D1', 'D2']
  await showPage(
    () => ids.map((id) => <PayPanel key={id} deposit={{ ...DEPOSIT, id, mayCancel: true }} />),
    'depositv2',
  )
  for (const place of [0, 1]) {
    await press(page.getByRole('button', { name: 'I have paid', exact: true }).nth(place))
    await pressNamed('Yes, I have paid')
  }
  await expect
    .poll(() => gateway.listOf(confirmDepositPaid))
    .toMatchObject([{ id: 'D1' }, { id: 'D2' }])
  const cancel = page.getByRole('button', { name: 'Cancel this deposit' })
  await expect.element(cancel.first()).toBeDisabled()
})
