import { setupI18n } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readReply } from '#core/contract/tolerant.ts'
import { openGateway, showPage } from '#support/components/center.tsx'
import { getWithdrawal, listWithdrawals } from './api.ts'
import { WITHDRAWAL_WORDS } from './messages.ts'
import { withdrawalQuery } from './queries.ts'
import { REASON_WORDS } from './reasons.ts'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import { WITHDRAWAL_REASONS, type Withdrawal, WithdrawalSchema } from './schema.ts'
import { PAYOUT, WITHDRAWAL } from '#support/components/withdrawal.ts'
import { WithdrawalView } from './WithdrawalView.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const receipt = page.getByRole('article')

async function show(more: Partial<Withdrawal>) {
  const withdrawal = { ...WITHDRAWAL, ...more }
  const gateway = openGateway()
  gateway.answer(getWithdrawal, () => withdrawal)
  gateway.answer(listWithdrawals, () => [withdrawal])
  await showPage(
    () => (
      <>
        <WithdrawalView id={withdrawal.id} />
        <RecentWithdrawals />
      </>
    ),
    'withdraw',
  )
}

const returned = { ...PAYOUT, reason: 'accountClosed' } as const
const LIST = ['link', 'All withdrawals'] as const
/** Names of the buttons that the page shows for each state of a withdrawal. */
const ACTIONS: Record<
  Withdrawal['state'],
  [role: 'button' | 'link', name: string, more?: Partial<Withdrawal>]
> = {
  submitted: ['button', 'Cancel this withdrawal', { isCancellable: true }],
  reviewing: ['button', 'Cancel this withdrawal', { isCancellable: true }],
  approved: [...LIST],
  paying: ['button', 'Not received'],
  sent: ['button', 'Not received'],
  received: [...LIST],
  autoReceived: [...LIST],
  disputed: [...LIST],
  upheld: [...LIST],
  repaid: [...LIST],
  cancelled: [...LIST],
  rejected: ['link', 'See what’s left to bet', { reason: 'turnover' }],
  failed: ['link', 'New withdrawal', { reason: 'bankDown' }],
  bounced: ['link', 'Add an account', { payouts: [{ ...returned, state: 'bounced' }] }],
  refunded: ['link', 'Add an account', { payouts: [{ ...returned, state: 'refunded' }] }],
  unknown: [...LIST],
}

describe('a withdrawal at its address', () => {
  it.each(Object.entries(ACTIONS))(
    'a withdrawal in the state %s shows its name, its explanation and its actions',
    async (given, [role, action, more]) => {
      const state = given as Withdrawal['state']
      await show({ state, ...more })
      const { name, sentence } = WITHDRAWAL_WORDS[state]
      await expect.element(receipt.getByRole('status')).toHaveTextContent(i18n._(name))
      await expect.element(receipt.getByText(i18n._(sentence))).toBeVisible()
      await expect.element(page.getByRole(role, { name: action })).toBeVisible()
    },
  )

  it.each(WITHDRAWAL_REASONS)(
    'a withdrawal rejected because of %s shows the player’s next step',
    async (reason) => {
      await show({ state: 'rejected', reason })
      const { name, sentence } = REASON_WORDS[reason]
      const note = receipt.getByRole('alert')
      await expect.element(note.getByText(i18n._(name))).toBeVisible()
      await expect.element(note.getByText(i18n._(sentence))).toBeVisible()
      const listed = page.getByRole('region', { name: 'Your withdrawals' }).getByRole('listitem')
      await expect.element(listed.getByText(i18n._(name))).toBeVisible()
    },
  )

  it('a failed withdrawal states the returned money first and marks the failed step', async () => {
    const at = (minute: number) => `2026-11-20T10:0${minute}:00Z`
    await show({
      state: 'failed',
      reason: 'bankDown',
      payouts: [],
      returned: '1000.00',
      steps: [
        { step: 'submitted', at: at(0) },
        { step: 'approved', at: at(1) },
        { step: 'failed', at: at(2) },
        { step: 'released', at: at(2) },
      ],
    })
    const first = receipt.getByRole('definition').first()
    await expect.element(first).toHaveTextContent('฿1,000.00')
    await expect
      .element(receipt.getByRole('term').first())
      .toHaveTextContent('Back in your balance')
    expect(receipt.getByText('You receive').query()).toBeNull()
    expect(receipt.getByText('Fee', { exact: true }).query()).toBeNull()
    const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
    await expect.element(steps.nth(2)).toMatchTextContent(/^Not paid, unsuccessful/)
    await expect.element(steps.nth(1)).not.toMatchTextContent(/unsuccessful/)
    expect(steps.elements()).toHaveLength(4)
  })

  it.each([
    ['in one part tells its moment once', '2026-11-20T10:05:00Z', /^All of it sent/],
    ['in two parts tells when the first was sent', '2026-11-20T10:00:00Z', /^First part sent/],
  ])('the page of a withdrawal that was paid %s', async (_, at, first) => {
    const sent = { step: 'sent', at: '2026-11-20T10:05:00Z' } as const
    await show({ steps: [{ step: 'paying', at }, sent] })
    const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
    await expect.element(steps.first()).toMatchTextContent(first)
  })

  it('opening a withdrawal’s receipt loads the withdrawal even if an answer is cached', async () => {
    const gateway = openGateway()
    gateway.answer(getWithdrawal, () => ({ ...WITHDRAWAL, state: 'approved' }))
    function Opened() {
      const queryClient = useQueryClient()
      useState(() => queryClient.setQueryData(withdrawalQuery(WITHDRAWAL.id).queryKey, WITHDRAWAL))
      return <WithdrawalView id={WITHDRAWAL.id} />
    }
    // Stops the receipt from polling every 20 seconds, so that the withdrawal loads only when the
    // receipt opens.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await showPage(Opened, 'withdraw')
    const { name } = WITHDRAWAL_WORDS.approved
    await expect.element(receipt.getByRole('status')).toHaveTextContent(i18n._(name))
  })

  it('a withdrawal rejected for an unknown reason links to customer service', async () => {
    const { read } = readReply(WithdrawalSchema, {
      ...WITHDRAWAL,
      state: 'rejected',
      reason: 'moon in the seventh house',
    })
    if (!read.success) throw new Error(read.issues[0].message)
    await show(read.output)
    await expect.element(receipt.getByText('Customer service can tell you why.')).toBeVisible()
  })
})

it('a withdrawal in an unknown state is shown as in progress', () => {
  const { read } = readReply(WithdrawalSchema, { ...WITHDRAWAL, state: 'teleported' })
  expect(read.success && WITHDRAWAL_WORDS[read.output.state].name.message).toBe('In progress')
})
