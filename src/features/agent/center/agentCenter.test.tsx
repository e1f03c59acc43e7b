import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { forgetGatewayTime, learnGatewayTime } from '#core/gateway/clock.ts'
import { GatewayError } from '#core/contract/error.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { getPermission } from '#core/system/api.ts'
import { getBalance, getFunds } from '#core/wallet/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listWaitingContracts } from '../contracts/api.ts'
import { ContractWatch } from '../contracts/ContractWatch.tsx'
import { AgentScreen } from './AgentScreen.tsx'

let gateway: ReturnType<typeof openGateway>

beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  gateway.answer(getBalance, () => ({ balance: '900.00', currency: 'THB' }))
})

const flags = (on: Record<string, boolean>) =>
  gateway.answer(getPermission, () => ({
    info: { whitelabel: { flags: on, gameLaunchCdns: [], imageCdns: [] } },
  }))

/** The agent center, and the part of the session that learns which contracts are closed. */
const Watched = () => (
  <>
    <ContractWatch />
    <AgentScreen />
  </>
)

describe('the agent center', () => {
  it('the agent center’s clock shows the gateway’s time in the brand’s time zone', async () => {
    forgetGatewayTime()
    onTestFinished(forgetGatewayTime)
    learnGatewayTime('2031-03-04T20:30:00Z', performance.now())
    const { screen } = await showPage(AgentScreen, '', undefined, 'agent')
    const clock = screen.getByText(/^5 Mar 2031, 03:30:\d\d$/)
    await expect.element(clock).toBeInTheDocument()
    await expect.element(screen.getByText(/GMT\+7|Indochina/).first()).toBeInTheDocument()
    const time = () => clock.element().textContent
    const before = time()
    await expect.poll(time).not.toBe(before)
  })

  it('the agent center links to customer service, and asks before logging out', async () => {
    const { screen, store } = await showPage(AgentScreen, '', undefined, 'agent')
    const open = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    await press(screen.getByRole('link', { name: 'Customer service' }))
    expect(open.mock.calls.map(([address]) => address)).toEqual(['https://chat.example/care'])
    open.mockRestore()
    await press(screen.getByRole('button', { name: 'Log out' }))
    expect(store.get(openPopupsAtom)).toMatchObject([{ popup: { kind: 'logout' } }])
  })

  it('the agent center on phones shows the clock and waiting contracts above a page', async () => {
    gateway.answer(listWaitingContracts, () => ({
      count: 2,
      list: [{ contractId: 'c1', kind: 'dividend', what: 'SIGN', side: 'downline' }],
    }))
    const { screen } = await showPage(AgentScreen, 'agentAnnouncement', undefined, 'agent')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect.element(screen.getByText(/\d\d:\d\d:\d\d/)).toBeInTheDocument()
    await expect
      .element(screen.getByRole('link', { name: /2 contracts waiting/ }))
      .toBeInTheDocument()
  })

  it.each([
    ['agentDividendRecordCopy2/records/41', 'agentDividendRecordCopy2/records'],
    ['agentDividendRecordCopy2/downlines/12/offer', 'agentDividendRecordCopy2/downlines'],
    ['agentRevenueReport/s7', 'agentRevenueReport'],
  ])(
    'the agent center on phones leads back from %s to %s with the same filters',
    async (place, start) => {
      const query = '?preset=last30&sort=-amount'
      const address = `/agentHome${query}#${place}`
      const { screen } = await showPage(AgentScreen, address, undefined, 'agent')
      await expect
        .element(screen.getByRole('link', { name: 'Back', exact: true }))
        .toHaveAttribute('href', `/agentHome${query}#${start}`)
    },
  )

  it('the agent center says that a balance did not load, and offers a retry', async () => {
    gateway.answer(getBalance, () => {
      throw new GatewayError('forbidden', { status: 403 })
    })
    const { screen } = await showPage(AgentScreen, '', undefined, 'agent')
    const again = screen.getByRole('button', { name: /The balance didn’t load/ })
    await expect.element(again).toBeInTheDocument()
    gateway.answer(getBalance, () => ({ balance: '900.00', currency: 'THB' }))
    await press(again)
    await expect.element(screen.getByText('฿900.00')).toBeInTheDocument()
  })

  it('the agent center shows balance, deposit, withdrawal and messages to an agent with a wallet', async () => {
    const { screen } = await showPage(AgentScreen, '', undefined, 'agent')
    await expect.element(screen.getByText('฿900.00')).toBeInTheDocument()
    for (const name of ['Deposit', 'Withdraw', 'Messages']) {
      await expect.element(screen.getByRole('link', { name })).toBeInTheDocument()
    }
  })

  it('the agent center shows an agent without a wallet neither money nor messages', async () => {
    const { screen } = await showPage(AgentScreen, '', undefined, 'officeAgent')
    await expect.element(screen.getByRole('link', { name: /^Team overview/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Deposit' }).query()).toBeNull()
    expect(screen.getByRole('link', { name: 'Messages' }).query()).toBeNull()
    expect(gateway.listOf(getBalance)).toEqual([])
  })

  it('the agent center has no contract pages for an agent without a wallet', async () => {
    const { screen } = await showPage(
      AgentScreen,
      'agentDividendRecordCopy2/mine',
      undefined,
      'officeAgent',
    )
    await expect.element(screen.getByText('We couldn’t find this page')).toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /^Team overview/ })).toBeInTheDocument()
    for (const name of [/^Dividends/, /^Daily salary/, /^Hourly salary/, /^Real-time salary/]) {
      expect(screen.getByRole('link', { name }).query()).toBeNull()
    }
  })

  it.each([
    ['a flag', { dailysalreqtype: false, contracthoursalreq: false, divtypereq: true }],
    ['the list of menus', { extraAgentMenuTypes: ['agentDividendRecordCopy2', 'agentExtra'] }],
  ])(
    'the agent center leaves out contract kinds that %s closes for the agent',
    async (_, closed) => {
      flags({ realtimeSalary: false })
      const funds = { balance: '900.00', currency: 'THB', vendors: [] }
      gateway.answer(getFunds, () => ({ ...funds, realtimesalreqtype: true, ...closed }))
      const { screen } = await showPage(Watched, 'agentDailyWages2', undefined, 'agent')
      await expect.element(screen.getByText('We couldn’t find this page')).toBeInTheDocument()
      await expect.element(screen.getByRole('link', { name: /^Dividends/ })).toBeInTheDocument()
      for (const name of [/^Daily salary/, /^Hourly salary/, /^Real-time salary/]) {
        expect(screen.getByRole('link', { name }).query()).toBeNull()
      }
    },
  )

  it('the agent center has pages only for contract kinds that the gateway allows', async () => {
    flags({ dividend: false })
    const { screen } = await showPage(AgentScreen, '', undefined, 'agent')
    await expect.element(screen.getByRole('link', { name: /^Daily salary/ })).toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /^Dividends/ })).not.toBeInTheDocument()
  })
})
