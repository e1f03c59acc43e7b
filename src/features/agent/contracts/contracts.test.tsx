import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { press } from '#support/components/center.tsx'
import {
  getContractCascade,
  getDownlineContract,
  getOwnContract,
  listContractHistory,
  listDownlineContracts,
  processDividend,
} from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { DividendPage } from './DividendPage.tsx'
import {
  contract,
  DIVIDEND,
  MEMBER,
  OFFER,
  SALARY,
  openContracts,
  showContracts,
} from '#support/components/agent-contracts.ts'

let gateway: ReturnType<typeof openContracts>
beforeEach(() => {
  gateway = openContracts()
})

describe('an offer that lowers a contract in force', () => {
  it('a contract offer with lower rates is shown beside the contract in force', async () => {
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2')
    const table = screen.getByRole('table')
    await expect.element(table).toBeInTheDocument()
    const changed = [...table.element().querySelectorAll('tr[data-changed]')]
    expect(changed).toHaveLength(1)
    expect(changed[0]?.textContent).toContain('Tier 1 pays')
    expect(changed[0]?.textContent).toContain('20.00%')
    expect(changed[0]?.textContent).toContain('15.00%')
    expect(changed[0]?.textContent).toContain('Changed')
  })

  it('a contract offer lists the contracts that signing ends, and needs the downline’s consent', async () => {
    gateway.answer(getContractCascade, () => ({
      digest: 'of two',
      ends: [
        { id: 'c8', member: MEMBER, terms: DIVIDEND },
        {
          id: 'c9',
          member: { ...MEMBER, id: 'm8', account: 'so•••ak', nickname: null, level: 2 },
          terms: DIVIDEND,
        },
      ],
    }))
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2/mine/sign')
    await expect.element(screen.getByText('This ends 2 contracts of your team')).toBeInTheDocument()
    await expect.element(screen.getByText('Niran')).toBeInTheDocument()
    await expect.element(screen.getByText('so•••ak')).toBeInTheDocument()
    const sign = screen.getByRole('button', { name: 'Sign the contract' })
    await expect.element(sign).toBeDisabled()
    await press(screen.getByRole('checkbox', { name: 'I agree to end these 2 contracts' }))
    await press(sign)
    await expect.poll(() => gateway.listOf(processDividend)).toHaveLength(1)
    expect(gateway.listOf(processDividend)[0]).toMatchObject({
      action: 'sign',
      contractId: 'c2',
      ends: { count: 2, digest: 'of two' },
    })
  })

  it('a contract offer can be rejected after a review step', async () => {
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2/mine/reject')
    await expect.element(screen.getByText(/the contract in force continues/)).toBeInTheDocument()
    await press(screen.getByRole('button', { name: 'Reject the offer' }))
    await expect.poll(() => gateway.listOf(processDividend)).toHaveLength(1)
    expect(gateway.listOf(processDividend)[0]).toMatchObject({ action: 'reject', contractId: 'c2' })
  })
})

describe('an offer that is gone while it is read', () => {
  const offer = (state: string) => contract(DIVIDEND, { ...OFFER, state })
  const own = (more: object) => ({
    current: contract(DIVIDEND),
    offered: null,
    unsettled: [],
    upline: null,
    next: null,
    currency: 'THB',
    ...more,
  })
  const leaveWith = async (more: object, over: object[] = []) => {
    gateway.answer(getOwnContract, () => own({ offered: offer('offered') }))
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2/mine/sign')
    const sign = screen.getByRole('button', { name: 'Sign the contract' })
    await expect.element(sign).toBeEnabled()
    gateway.answer(getOwnContract, () => own(more))
    gateway.answer(listContractHistory, () => ({ list: over, total: over.length }))
    gateway.answer(processDividend, () => {
      throw new GatewayError('contract_changed', { status: 409 })
    })
    await press(sign)
    return screen
  }

  it.each([
    ['withdrawn', 'Your upline canceled this offer.'],
    ['expired', 'Nobody signed this offer in time.'],
  ])(
    'a contract offer that was %s meanwhile is reported when the downline signs',
    async (state, words) => {
      const screen = await leaveWith({}, [offer(state)])
      const alert = screen.getByRole('alert')
      await expect.element(alert).toHaveTextContent(`This offer is no longer open${words}`)
      await expect.poll(() => alert.element().parentElement).toBe(document.activeElement)
      await expect.element(screen.getByText('Contract in force')).toBeInTheDocument()
    },
  )

  it('a contract offer that is already signed is reported as signed', async () => {
    const screen = await leaveWith({
      current: { ...offer('active'), signedAt: '2030-01-31T17:00:00Z' },
    })
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The contract is signed.')
  })

  it('a new contract offer does not replace the offer on screen without a message', async () => {
    const other = { ...offer('offered'), id: 'c3' }
    const screen = await leaveWith({ offered: other }, [offer('withdrawn')])
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This offer is no longer openYour upline canceled this offer.')
    await press(screen.getByRole('link', { name: 'Review and sign' }))
    await expect
      .element(screen.getByRole('button', { name: 'Sign the contract' }))
      .toBeInTheDocument()
    expect(screen.getByRole('alert').query()).toBeNull()
  })
})

it('the contracts page lists downlines with contracts, and searches them by name', async () => {
  const { screen } = await showContracts(DailySalaryPage, 'agentDailyWages2/downlines')
  await expect.element(screen.getByRole('link', { name: /Niran/ })).toBeInTheDocument()
  await screen.getByRole('searchbox').fill('nir')
  await expect
    .poll(() => gateway.listOf(listDownlineContracts).some(({ search }) => search === 'nir'))
    .toBe(true)
})

describe('a downline without a wallet, an office agent', () => {
  const WHY = 'Office agents have no wallet, so they can’t have a contract.'
  beforeEach(() => {
    gateway.answer(listDownlineContracts, () => ({
      list: [
        { id: 'd1', member: MEMBER, hasWallet: false, isOpen: true, current: null, offered: null },
      ],
      currency: 'THB',
    }))
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      hasWallet: false,
      isOpen: true,
      current: null,
      offered: null,
      unsettled: [],
      own: SALARY,
      next: null,
      currency: 'THB',
    }))
  })

  it('the list of contracts marks an agent without a wallet as “office agent”', async () => {
    const { screen } = await showContracts(DailySalaryPage, 'agentDailyWages2/downlines')
    const row = screen.getByRole('link', { name: /Niran/ })
    await expect.element(row.getByText('Office agent, without a wallet')).toBeInTheDocument()
  })

  it.each(['', '/offer', '/offer/check'])(
    'the contract page …/m7%s says why a downline without a wallet gets no offer',
    async (step) => {
      const { screen } = await showContracts(
        DailySalaryPage,
        `agentDailyWages2/downlines/m7${step}`,
      )
      await expect.element(screen.getByText(WHY)).toBeInTheDocument()
      expect(screen.getByRole('link', { name: /Offer/ }).elements()).toEqual([])
      expect(screen.getByRole('textbox').elements()).toEqual([])
    },
  )
})
