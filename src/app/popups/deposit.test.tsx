import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getBalance } from '#core/wallet/api.ts'
import { getDeposit, listDepositMethods, listDeposits } from '#features/member/deposit/api.ts'
import type { Method } from '#features/member/deposit/schema.ts'
import { DEPOSIT } from '#support/components/deposit.ts'
import { openGateway, press } from '#support/components/game.tsx'
import { launchGame } from '#parts/play/api.ts'
import { openGame, showPage, type Shown } from '#support/components/popups.tsx'

const VOUCHER: Method = {
  id: 'voucher',
  kind: 'voucher',
  name: 'Voucher',
  min: '1',
  max: '1000',
  presets: [],
  feePercent: '0',
  minutes: 0,
  maintenance: null,
  networks: [],
}

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  gateway.answer(listDepositMethods, () => ({ methods: [VOUCHER], bonuses: [] }))
  gateway.answer(listDeposits, () => ({ deposits: [DEPOSIT] }))
  gateway.answer(getDeposit, () => DEPOSIT)
})

const deposits = ({ screen }: Shown) => screen.getByRole('dialog', { name: 'Deposit' })

async function openDeposit() {
  const shown = await showPage()
  const frame = await openGame(shown)
  await press(shown.screen.getByRole('button', { name: 'Deposit' }))
  return { shown, frame }
}

describe('a deposit over a game', () => {
  it('a deposit popup over a game has its own steps while the game runs', async () => {
    const { shown, frame } = await openDeposit()
    await press(deposits(shown).getByRole('button', { name: /^Voucher/ }))
    await expect.element(shown.screen.getByRole('textbox', { name: 'Voucher code' })).toBeVisible()
    await press(deposits(shown).getByRole('button', { name: 'Pay another way' }))
    await expect.element(deposits(shown).getByText('How do you want to pay?')).toBeVisible()
    await shown.expectAddress('/one')
    const asked = gateway.listOf(getBalance).length
    await press(shown.screen.getByRole('button', { name: 'Back to the game' }))
    await expect.poll(shown.kinds).toEqual(['game'])
    await expect.poll(() => gateway.listOf(getBalance).length).toBeGreaterThan(asked)
    expect(frame.isConnected).toBe(true)
    expect(gateway.listOf(launchGame)).toHaveLength(1)
  })

  it('a deposit popup over a game asks before it cancels the deposit, and stays open', async () => {
    const { shown, frame } = await openDeposit()
    await press(deposits(shown).getByRole('button', { name: /PromptPay/ }))
    const cancel = shown.screen.getByRole('button', { name: 'Cancel this deposit' })
    await expect.element(cancel).toBeVisible()
    const step = cancel.element()
    const asked = shown.screen.getByRole('alertdialog', { name: 'Cancel this deposit?' })
    await press(cancel)
    await expect.element(asked).toBeVisible()
    await press(asked.getByRole('button', { name: 'Keep the deposit' }))
    await expect.element(asked).not.toBeInTheDocument()
    await press(cancel)
    await expect.element(asked).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(asked).not.toBeInTheDocument()
    expect(step.isConnected).toBe(true)
    expect(shown.kinds()).toEqual(['game', 'deposit'])
    expect(frame.isConnected).toBe(true)
  })
})
