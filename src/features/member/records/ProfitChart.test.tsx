import { expect, it } from 'vitest'
import { showInApp } from '#support/components/app.tsx'
import { ProfitChart } from './ProfitChart.tsx'

const ZERO = { betCount: 0, bet: '0', validBet: '0', payout: '0' }

it.each([
  ['-189.00', 'You’re behind by ฿189.00.'],
  ['189.00', 'You’re ahead by ฿189.00.'],
])('the words about a profit of %s have an amount without a sign', async (net, words) => {
  const days = [{ ...ZERO, day: '2026-01-02', net, betCount: 1 }]
  const totals = { ...ZERO, net, betCount: 1 }
  const { screen } = await showInApp(
    <ProfitChart currency="THB" days={days as never} totals={totals as never} />,
  )
  await expect.poll(() => screen.getByRole('figure').element().textContent).toContain(words)
})
