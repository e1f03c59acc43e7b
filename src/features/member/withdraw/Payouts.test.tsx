import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gatewayNow } from '#core/gateway/clock.ts'
import { bindTransport } from '#core/contract/call.ts'
import { showInApp } from '#support/components/app.tsx'
import { press } from '#support/components/center.tsx'
import { Payouts } from './Payouts.tsx'
import type { Payout } from './schema.ts'
import { PAYOUT, WITHDRAWAL } from '#support/components/withdrawal.ts'

const show = (children: ReactNode) => showInApp(children, { asksPermission: false })

it('a payout shows a countdown to its deadline and says what happens then', async () => {
  // The deadline is computed from the gateway's clock, because another test file may have set that
  // clock.
  const confirmBy = new Date(gatewayNow() + 30 * 60_000).toISOString()
  await show(<Payouts withdrawal={{ ...WITHDRAWAL, payouts: [{ ...PAYOUT, confirmBy }] }} asks />)
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^(?:29|30):\d\d$/)
  await expect.element(page.getByText(/can’t be refunded/)).toBeVisible()
})

it('a payout has no buttons if the brand does not ask players to confirm', async () => {
  await show(<Payouts withdrawal={WITHDRAWAL} asks={false} />)
  await expect.element(page.getByText('฿990.00')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it.each([
  [
    'all payouts',
    'All received',
    '฿1,980.00',
    { id: 'W1', answer: 'allReceived', payoutIds: ['W1-1', 'W1-2'] },
  ],
  ['one payout', 'Received', '฿990.00', { id: 'W1', payoutId: 'W1-1', answer: 'received' }],
])(
  'confirming the receipt of %s needs a second press, and Escape cancels it',
  async (_, name, sum, answer) => {
    const sent: unknown[] = []
    bindTransport(async (_definition, input) => {
      sent.push(input)
      return WITHDRAWAL
    })
    const parts = [PAYOUT, { ...PAYOUT, id: 'W1-2' }]
    await show(<Payouts withdrawal={{ ...WITHDRAWAL, payouts: parts }} asks />)
    const opener = page.getByRole('button', { name, exact: true }).first()
    const question = page.getByRole('alertdialog', { name: `Has ${sum} arrived?` })
    await opener.click()
    await expect.element(question.getByText(/Bank old •••• 6789.*can’t dispute it/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(sent).toEqual([])
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual([answer])
    await expect.element(question).not.toBeInTheDocument()
  },
)

it('the question about confirming all payouts closes when one of them is settled', async () => {
  const sent: unknown[] = []
  bindTransport(async (_definition, input) => {
    sent.push(input)
    return WITHDRAWAL
  })
  const named = [PAYOUT, { ...PAYOUT, id: 'W1-2' }]
  let change: (payouts: Payout[]) => void = () => {}
  function Followed() {
    const [payouts, setPayouts] = useState<Payout[]>(named)
    change = setPayouts
    return <Payouts withdrawal={{ ...WITHDRAWAL, payouts }} asks />
  }
  await show(<Followed />)
  await page.getByRole('button', { name: 'All received' }).click()
  const question = page.getByRole('alertdialog', { name: 'Has ฿1,980.00 arrived?' })
  await expect.element(question).toBeVisible()
  change([...named, { ...PAYOUT, id: 'W1-3' }])
  await expect.element(page.getByText('Part 3')).toBeInTheDocument()
  await press(question.getByRole('button', { name: 'Yes, it has arrived' }))
  await expect.poll(() => sent).toMatchObject([{ payoutIds: ['W1-1', 'W1-2'] }])
  await expect.element(question).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All received' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  change([PAYOUT, { ...PAYOUT, id: 'W1-2', state: 'autoReceived' }, { ...PAYOUT, id: 'W1-3' }])
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('a returned payout shows reason and next step, unless the withdrawal’s receipt shows them', async () => {
  const returned = { ...PAYOUT, state: 'bounced', reason: 'accountClosed' } as const
  const parts = [returned, { ...PAYOUT, id: 'W1-2' }]
  const { screen } = await show(<Payouts withdrawal={{ ...WITHDRAWAL, payouts: parts }} asks />)
  await expect.element(page.getByText('Account closed or blocked')).toBeVisible()
  await screen.unmount()
  const whole = { ...WITHDRAWAL, state: 'bounced' as const, payouts: [returned] }
  await show(<Payouts withdrawal={whole} asks={false} />)
  await expect.element(page.getByText('฿990.00')).toBeVisible()
  await expect.element(page.getByText('Account closed or blocked')).not.toBeInTheDocument()
})
