import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import {
  getTransferReceipt,
  getTransferTerms,
  transferToMember,
} from '#parts/money/transfers/api.ts'
import { TeamPage } from './TeamPage.tsx'
import { answerTeam } from '#support/components/agent-team.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  answerTeam(gateway, { own: 3, below: 2 })
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const show = async (place: string, account?: string | undefined) =>
  showPage(TeamPage, `downlineManagmentView/${place}`, account, 'agent')

describe('a transfer to a downline', () => {
  const payee = { id: '1', account: 'member1', nickname: 'Nick 1' }
  const receipt = {
    id: 'D1',
    at: '2026-11-22T05:00:00Z',
    direction: 'DOWNLINE',
    payee,
    amount: '450.00',
    currency: 'THB',
  }
  beforeEach(() => {
    gateway.answer(getTransferTerms, () => ({
      payee,
      balance: '900.00',
      currency: 'THB',
      minAmount: '100.00',
      maxAmount: '500.00',
      dailyLimit: '1000.00',
      dailyLeft: '800.00',
    }))
    gateway.answer(getTransferReceipt, () => receipt)
    gateway.answer(transferToMember, () => ({ ...receipt, balance: '450.00' }))
  })

  it('a transfer to a downline is reviewed, confirmed by payment password, and has a receipt', async () => {
    const { screen } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await expect.element(screen.getByText('To your downline')).toBeInTheDocument()
    await screen.getByLabelText(/^Payment password/).fill('258025')
    await press(screen.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect
      .element(screen.getByText('Your downline has received the money.'))
      .toBeInTheDocument()
    expect(gateway.listOf(transferToMember)).toMatchObject([
      { direction: 'DOWNLINE', payeeId: '1', amount: '450' },
    ])
  })

  it('a transfer to a downline keeps its amount when its review page is reloaded', async () => {
    const { screen, account } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('450')
    await screen.unmount()
    const { screen: form } = await show('1/transfer', account)
    await expect.element(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('450')
    await form.unmount()
    const { screen: look } = await show('1/transfer/check', account)
    await look.getByLabelText(/^Payment password/).fill('258025')
    await press(look.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect
      .element(look.getByText('Your downline has received the money.'))
      .toBeInTheDocument()
    await look.unmount()
    const { screen: next } = await show('1/transfer/check', account)
    await expect.element(next.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  })

  it('an unanswered transfer to one downline is not confused with a transfer to another downline', async () => {
    gateway.loseNext(transferToMember)
    gateway.answer(getTransferReceipt, () => {
      throw new GatewayError('network')
    })
    const { screen, account } = await show('1/transfer')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('450')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await screen.getByLabelText(/^Payment password/).fill('258025')
    await press(screen.getByRole('button', { name: 'Transfer ฿450.00' }))
    await expect.element(screen.getByText(/We don’t know yet whether/)).toBeInTheDocument()
    await screen.unmount()
    const { screen: other } = await show('3/transfer', account)
    await expect.element(other.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    await other.unmount()
    const { screen: again } = await show('1/transfer', account)
    await expect.element(again.getByText(/We don’t know yet whether/)).toBeInTheDocument()
  })

  it('the page of a member who is no direct downline has no transfer form', async () => {
    gateway.answer(getTransferTerms, () => {
      throw new GatewayError('member_not_found', { status: 404 })
    })
    const { screen } = await show('x/transfer')
    await expect.element(screen.getByText('You can’t transfer to this member')).toBeInTheDocument()
  })
})
