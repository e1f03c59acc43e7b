import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { getBalance, getFunds, getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { listVendors } from '#parts/games/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getVendorBalance } from './api.ts'
import { WalletsPage } from './WalletsPage.tsx'

const VENDORS = [
  { code: 'NLN', name: 'Nine Lanterns', type: 'RNG', picture: '', mark: '' },
  { code: 'CPL', name: 'Copperleaf', type: 'RNG', picture: '', mark: '' },
  { code: 'MQY', name: 'Moonquay', type: 'RNG', picture: '', mark: '' },
]

let balances: Record<string, number>
let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  balances = { main: 100, NLN: 40, CPL: 2.5, MQY: 0 }
  gateway = openGateway()
  const write = (wallet: string) => balances[wallet]!.toFixed(2)
  gateway.answer(listVendors, () => ({
    lanes: [{ type: 'RNG', vendors: VENDORS, classifies: [] }],
  }))
  gateway.answer(getMerchantWallet, () => ({ isSingle: false }))
  gateway.answer(getBalance, () => ({ balance: write('main'), currency: 'THB' }))
  gateway.answer(getFunds, () => ({
    balance: write('main'),
    currency: 'THB',
    vendors: ['NLN', 'CPL', 'MQY']
      .filter((code) => balances[code]! > 0)
      .map((vassalage) => ({ vassalage, balance: write(vassalage) })),
  }))
  gateway.answer(getVendorBalance, ({ vassalage }) => ({
    balance: write(vassalage as string),
    currency: 'THB',
    maintenance: null,
  }))
  gateway.answer(transferWallet, (input) => {
    const vassalage = input['vassalage'] as string
    const [from, to] = input['direction'] === 'IN' ? ['main', vassalage] : [vassalage, 'main']
    const moved = input['amount'] === undefined ? balances[from!]! : Number(input['amount'])
    balances[from!]! -= moved
    balances[to!]! += moved
    return { moved: moved.toFixed(2), balance: write('main'), vendorBalance: write(vassalage) }
  })
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const refuse = (vendor: string, code: string, status: number) => {
  const refused = new GatewayError(code, { status })
  gateway.answer(getVendorBalance, ({ vassalage }) => {
    if (vassalage === vendor) throw refused
    return {
      balance: balances[vassalage as string]!.toFixed(2),
      currency: 'THB',
      maintenance: null,
    }
  })
}

describe('the list of wallets', () => {
  it('the list of wallets shows the other vendors if one does not answer', async () => {
    refuse('CPL', 'system_error', 500)
    const { screen } = await showPage(WalletsPage, 'transferFund')
    await expect.element(screen.getByText('฿142.50')).toBeInTheDocument()
    await expect.element(screen.getByText('฿40.00')).toBeInTheDocument()
    const again = screen.getByRole('button', { name: 'Refresh the balance at Copperleaf' })
    await expect.element(again).toBeInTheDocument()
    refuse('nobody', '', 0)
    await press(again)
    await expect.element(screen.getByText('฿2.50')).toBeInTheDocument()
  })

  it('the list of wallets shows vendors holding money first, and all vendors on request', async () => {
    const { screen } = await showPage(WalletsPage, 'transferFund')
    await expect.element(screen.getByRole('link', { name: 'Nine Lanterns' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Moonquay' }).query()).toBeNull()
    await press(screen.getByRole('button', { name: 'All', exact: true }))
    await expect.element(screen.getByRole('link', { name: 'Moonquay' })).toBeInTheDocument()
  })

  it('the list of wallets says if one wallet pays for all games', async () => {
    gateway.answer(getMerchantWallet, () => ({ isSingle: true }))
    Object.assign(balances, { NLN: 0, CPL: 0 })
    const { screen } = await showPage(WalletsPage, 'transferFund')
    await expect.element(screen.getByText('One wallet for all games')).toBeInTheDocument()
    expect(screen.getByText('Total in all wallets').query()).toBeNull()
    expect(gateway.listOf(getVendorBalance)).toEqual([])
  })

  it('the list of wallets returns the money from all vendors, and names vendors that failed', async () => {
    const move = gateway
    const { screen } = await showPage(WalletsPage, 'transferFund')
    await expect.element(screen.getByText('฿40.00')).toBeInTheDocument()
    move.answer(transferWallet, ({ vassalage }) => {
      if (vassalage === 'CPL') throw new GatewayError('game_in_maintenance', { status: 409 })
      balances['main']! += balances['NLN']!
      balances['NLN'] = 0
      return { moved: '40.00', balance: '140.00', vendorBalance: '0.00' }
    })
    await press(screen.getByRole('button', { name: 'Move all back to the main wallet' }))
    const title = screen.getByText('The money at 1 provider stayed there')
    await expect.element(title).toBeInTheDocument()
    await expect.element(screen.getByText(/This provider is under maintenance/)).toBeInTheDocument()
    await expect.element(screen.getByText('฿140.00')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nine Lanterns' }).query()).toBeNull()
  })
})

describe('a vendor’s wallet', () => {
  it('a transfer to a vendor’s wallet changes both displayed balances at once', async () => {
    const { screen } = await showPage(WalletsPage, 'transferFund/MQY')
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    await amount.fill('30,50')
    await press(screen.getByRole('button', { name: 'Move ฿30.50 to Moonquay' }))
    await expect.element(screen.getByText('฿30.50 moved to Moonquay.')).toBeInTheDocument()
    await expect.element(screen.getByText('฿69.50', { exact: true })).toBeInTheDocument()
    await expect.element(screen.getByText('฿30.50', { exact: true })).toBeInTheDocument()
    await expect.element(amount).toHaveValue('')
    expect(gateway.listOf(transferWallet)).toMatchObject([{ direction: 'IN', amount: '30.5' }])
  })

  it('a transfer to a vendor’s wallet is at most the whole balance', async () => {
    const { screen } = await showPage(WalletsPage, 'transferFund/NLN')
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    await amount.fill('40.01')
    await press(screen.getByRole('button', { name: /^Move/ }))
    await expect.element(screen.getByText(/more than you have: ฿40.00/)).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'All', exact: true }))
    await press(screen.getByRole('button', { name: 'Move ฿40.00 to the main wallet' }))
    await expect.element(screen.getByText('฿40.00 moved to the main wallet.')).toBeInTheDocument()
    expect(balances).toMatchObject({ main: 140, NLN: 0 })
  })

  it('a vendor’s wallet in maintenance shows its money and end time without a form', async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString()
    gateway.answer(getVendorBalance, () => ({
      balance: '40.00',
      currency: 'THB',
      maintenance: { endsAt },
    }))
    const { screen } = await showPage(WalletsPage, 'transferFund/NLN')
    await expect.element(screen.getByText(/Your money there is safe/)).toBeInTheDocument()
    await expect.element(screen.getByText(/^Back at/)).toBeInTheDocument()
    await expect.element(screen.getByText('฿40.00')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
  })

  it('a wallet transfer with a lost reply is made once despite reload and retry', async () => {
    gateway.loseNext(transferWallet)
    const { screen, account } = await showPage(WalletsPage, 'transferFund/MQY')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('30')
    const button = screen.getByRole('button', { name: /^Move ฿30/ })
    await expect.element(button).toBeInTheDocument()
    for (let click = 0; click < 20; click += 1) (button.element() as HTMLElement).click()
    await expect
      .element(screen.getByText('No response yet: ฿30.00 to Moonquay'))
      .toBeInTheDocument()
    const alert = screen.getByRole('alert')
    await expect.poll(() => alert.element().parentElement).toBe(document.activeElement)
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull()
    await screen.unmount()

    const again = await showPage(WalletsPage, 'transferFund', account)
    await press(again.screen.getByRole('button', { name: 'Finish this transfer' }))
    await expect.element(again.screen.getByText('฿70.00')).toBeInTheDocument()
    await expect.poll(() => again.screen.getByRole('alert').query()).toBeNull()
    expect(balances).toMatchObject({ main: 70, MQY: 30 })
    expect(new Set(gateway.listOf(transferWallet).map(({ key }) => key)).size).toBe(1)
  })

  it('an unanswered wallet transfer must end before another transfer can begin', async () => {
    gateway.loseNext(transferWallet)
    const { screen } = await showPage(WalletsPage, 'transferFund/MQY')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('30')
    await press(screen.getByRole('button', { name: /^Move ฿30/ }))
    await press(screen.getByRole('button', { name: 'Finish this transfer' }))
    await expect.element(screen.getByText('฿30.00 moved to Moonquay.')).toBeInTheDocument()
    await screen.getByRole('textbox', { name: 'Amount' }).fill('10')
    await press(screen.getByRole('button', { name: /^Move ฿10/ }))
    await expect.element(screen.getByText('฿10.00 moved to Moonquay.')).toBeInTheDocument()
    expect(balances).toMatchObject({ main: 60, MQY: 40 })
  })

  it('a wallet’s notice about a lost reply disappears when another tab gets the answer', async () => {
    gateway.loseNext(transferWallet)
    const { screen, account } = await showPage(WalletsPage, 'transferFund/MQY')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('30')
    await press(screen.getByRole('button', { name: /^Move ฿30/ }))
    const finish = screen.getByRole('button', { name: 'Finish this transfer' })
    await expect.element(finish).toBeInTheDocument()
    localStorage.removeItem(`operations:v1:wallet-transfer:${account}`)
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.element(finish).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeInTheDocument()
  })

  it('a transfer to a vendor’s wallet keeps its idempotency key if another tab finished it', async () => {
    gateway.loseNext(transferWallet)
    const { screen, account } = await showPage(WalletsPage, 'transferFund/MQY')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('30')
    await press(screen.getByRole('button', { name: /^Move ฿30/ }))
    await expect.element(screen.getByRole('alert')).toBeInTheDocument()
    await screen.unmount()

    const again = await showPage(WalletsPage, 'transferFund', account)
    const finish = again.screen.getByRole('button', { name: 'Finish this transfer' })
    await expect.element(finish).toBeInTheDocument()
    // Another tab removes the stored transfer, but the storage event reaches this tab only after
    // the press.
    localStorage.removeItem(`operations:v1:wallet-transfer:${account}`)
    await press(finish)
    await expect.poll(() => gateway.listOf(transferWallet)).toHaveLength(2)
    expect(new Set(gateway.listOf(transferWallet).map(({ key }) => key)).size).toBe(1)
    await expect.element(finish).not.toBeInTheDocument()
  })
})
