import { beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { getFunds, getMerchantWallet } from '#core/wallet/api.ts'
import { getTransferTerms } from '#parts/money/transfers/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getSecurity } from '../security/api.ts'
import { MemberScreen } from './MemberScreen.tsx'

const SECURITY = {
  proofs: [],
  paymentPassword: { isSet: true, lockedUntil: null },
  phone: null,
  email: null,
  authenticator: { isOn: false, recoveryCodesLeft: 0 },
  payoutAccounts: 0,
  socialAccounts: 0,
  sessions: 1,
  profile: { filled: 0, total: 7 },
}

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
    expect(screen.getByText('Total in all wallets').query()).toBeNull()
    await press(screen.getByRole('link', { name: 'Back to the member center' }).first())
    await expect.element(entry).toHaveFocus()
  })

  it.each([
    [true, 'Balance of your main wallet'],
    [false, 'Move money to game providers and back'],
  ])(
    'the menu entry “wallets” in the member center describes the wallet (single wallet: %s)',
    async (isSingle, note) => {
      gateway.answer(getMerchantWallet, () => ({ isSingle }))
      const { screen } = await showPage(MemberScreen, '')
      await expect.element(screen.getByText(note, { exact: true })).toBeVisible()
    },
  )

  it.each([
    ['bank-accounts/new', 'Add an account', 'bank-accounts'],
    ['bank-accounts', 'Bank accounts and addresses', ''],
  ])(
    'the arrow above the page %s of the security center leads one level up',
    async (place, title, above) => {
      gateway.answer(getSecurity, () => SECURITY)
      const { screen } = await showPage(MemberScreen, `securityCenter/${place}`)
      await expect.element(screen.getByText(title, { exact: true })).toBeInTheDocument()
      const back = screen.getByRole('link', { name: 'Back', exact: true }).first()
      await expect
        .element(back)
        .toHaveAttribute('href', `/member#securityCenter${above && `/${above}`}`)
    },
  )

  it('the member center on a phone shows its menu for an unknown page', async () => {
    const { screen } = await showPage(MemberScreen, 'nothing')
    await expect.element(screen.getByText('We couldn’t find this page')).toBeInTheDocument()
    await expect.element(screen.getByRole('navigation')).toBeInTheDocument()
  })
})

describe('the member center at a desk', () => {
  beforeEach(() => browser.viewport(1280, 800))

  it('the member center on a wide screen shows its menu beside the first page', async () => {
    const { screen } = await showPage(MemberScreen, 'nothing')
    await expect.element(screen.getByText('We couldn’t find this page')).toBeInTheDocument()
    const current = screen.getByRole('navigation').element().querySelector('[aria-current=page]')
    expect(current).not.toBeNull()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })
})
