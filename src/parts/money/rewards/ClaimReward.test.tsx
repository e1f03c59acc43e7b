import { expect, it, vi } from 'vitest'
import { showInApp } from '#support/components/app.tsx'
import { press } from '#support/components/center.tsx'
import { ClaimReward } from './ClaimReward.tsx'
import type { PayTerms } from './schema.ts'

const CASH: PayTerms = {
  kind: 'cash',
  amount: '20.00',
  multiplier: 0,
  toBet: null,
  betWithinDays: null,
  weights: [],
}
const BONUS: PayTerms = {
  kind: 'bonus',
  amount: '20.00',
  multiplier: 3,
  toBet: '60.00',
  betWithinDays: 1,
  weights: [
    { gameType: 'LIVE', percent: 20 },
    { gameType: 'PVP', percent: 50 },
  ],
}

async function show(reward: PayTerms) {
  const onClaim = vi.fn()
  const { screen } = await showInApp(
    <ClaimReward reward={reward} currency="THB" onClaim={onClaim}>
      Claim it
    </ClaimReward>,
    { member: { account: 'somchai' } },
  )
  const button = screen.getByRole('button', { name: 'Claim it' })
  const question = screen.getByRole('alertdialog', { name: 'Claim this bonus?' })
  return { screen, button, question, onClaim }
}

it('a cash reward or a bonus without turnover is claimed without a confirmation', async () => {
  for (const reward of [CASH, { ...CASH, kind: 'bonus' as const }]) {
    const { screen, button, question, onClaim } = await show(reward)
    await button.click()
    expect(onClaim).toHaveBeenCalledTimes(1)
    expect(question.query()).toBeNull()
    await screen.unmount()
  }
})

it('a bonus with turnover is claimed after a confirmation that states its terms', async () => {
  const { button, question, onClaim } = await show(BONUS)
  await button.click()
  const terms =
    'Bonus: 3 × ฿20.00 = ฿60.00 to bet before you can withdraw. You have 1 day from the claim to do this; after that the bonus is taken from your balance. Not all bets count in full: Live casino 20% and Card games 50%. Until you’ve bet all of it, you can’t withdraw anything from your balance.'
  await expect.element(question.getByText(terms, { exact: false })).toBeInTheDocument()
  await press(question.getByRole('button', { name: 'Not now' }).last())
  await expect.element(question).not.toBeInTheDocument()
  expect(onClaim).not.toHaveBeenCalled()
  await button.click()
  await press(question.getByRole('button', { name: 'Claim ฿20.00' }))
  expect(onClaim).toHaveBeenCalledTimes(1)
  await expect.element(question).not.toBeInTheDocument()
})

it('a bonus of unknown turnover amount is claimed after a confirmation of its turnover multiplier', async () => {
  for (const reward of [
    { ...BONUS, amount: null },
    { ...BONUS, toBet: null },
  ]) {
    const { screen, button, question, onClaim } = await show(reward)
    await button.click()
    const terms = 'Bonus: to be bet 3 times before you can withdraw.'
    await expect.element(question.getByText(terms, { exact: false })).toBeInTheDocument()
    expect(onClaim).not.toHaveBeenCalled()
    await press(question.getByRole('button', { name: /^Claim/ }))
    expect(onClaim).toHaveBeenCalledTimes(1)
    await screen.unmount()
  }
})
