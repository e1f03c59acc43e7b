import { beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { getFunds, getMerchantWallet } from '#core/wallet/api.ts'
import { getTransferTerms } from '#parts/money/transfers/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { MemberScreen } from './MemberScreen.tsx'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
  gateway.answer(getMerchantWallet, () => ({ isSingle: true }))
  gateway.answer(getFunds, () => ({ balance: '900.00', currency: 'THB', vendors: [] }))
  gateway.answer(getTransferTerms, () => ({ payee: null }))
})

describe('the member center on a phone', () => {
  beforeEach(() => browser.viewport(390, 844))

  it('the member center on a phone moves the focus into a page and back', async () => {
    const { screen } = await showPage(MemberScreen, '')
    const entry = screen.getByRole('link', { name: /^Transfer to upline/ })
    await press(entry)
    await expect.element(screen.getByRole('heading', { name: 'Transfer to upline' })).toHaveFocus()
    expect(screen.getByText('In all wallets').query()).toBeNull()
    await press(screen.getByRole('link', { name: 'Back to the member center' }).first())
    await expect.element(entry).toHaveFocus()
  })

  it.each([
    [true, 'What is in your main wallet'],
    [false, 'Move money to game providers and back'],
  ])(
    'the menu entry “wallets” in the member center describes the wallet (single wallet: %s)',
    async (isSingle, note) => {
      gateway.answer(getMerchantWallet, () => ({ isSingle }))
      const { screen } = await showPage(MemberScreen, '')
      await expect.element(screen.getByText(note, { exact: true })).toBeVisible()
    },
  )

  it('the member center on a phone shows its menu for an unknown page', async () => {
    const { screen } = await showPage(MemberScreen, 'nothing')
    await expect.element(screen.getByText('This page isn’t here')).toBeInTheDocument()
    await expect.element(screen.getByRole('navigation')).toBeInTheDocument()
  })
})

describe('the member center at a desk', () => {
  beforeEach(() => browser.viewport(1280, 800))

  it('the member center on a wide screen shows its menu beside the first page', async () => {
    const { screen } = await showPage(MemberScreen, 'nothing')
    await expect.element(screen.getByText('This page isn’t here')).toBeInTheDocument()
    const current = screen.getByRole('navigation').element().querySelector('[aria-current=page]')
    expect(current).not.toBeNull()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })
})
