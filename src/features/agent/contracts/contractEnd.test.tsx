import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '#support/components/center.tsx'
import { getDownlineContract, getOwnContract, listContractHistory, processDividend } from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { DividendPage } from './DividendPage.tsx'
import {
  contract,
  DIVIDEND,
  MEMBER,
  SALARY,
  openContracts,
  showContracts,
} from '#support/components/agent-contracts.ts'

let gateway: ReturnType<typeof openContracts>
beforeEach(() => {
  gateway = openContracts()
})

const FEBRUARY = '2030-01-31T17:00:00Z'
const JANUARY = { start: '2029-12-31T17:00:00Z', end: FEBRUARY, settlesAt: FEBRUARY }
const OVER = { endedAt: '2030-01-20T00:00:00Z', lastSettlement: JANUARY }

describe('the end of a contract', () => {
  const own = (more: object) =>
    gateway.answer(getOwnContract, () => ({
      current: null,
      offered: null,
      unsettled: [],
      upline: null,
      next: null,
      currency: 'THB',
      ...more,
    }))
  const replaced = {
    current: contract(DIVIDEND, { id: 'c2', version: 2, countsFrom: FEBRUARY }),
    unsettled: [contract(DIVIDEND, { state: 'superseded', ...OVER })],
    next: { start: FEBRUARY, end: '2030-02-28T17:00:00Z', settlesAt: '2030-02-28T17:00:00Z' },
  }

  it('a contract replaced by a new version shows both its last settlement and successor’s start', async () => {
    own(replaced)
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2')
    for (const [name, moment] of [
      ['Last settlement of version 1', '1 Feb 2030, 00:00'],
      ['First settlement of version 2', '1 Mar 2030, 00:00'],
    ] as const) {
      const ahead = screen.getByRole('region', { name }).getByText(moment, { exact: true })
      await expect.element(ahead).toBeInTheDocument()
    }
    await expect
      .element(screen.getByText('It applies from 1 Feb 2030, 00:00.', { exact: true }))
      .toBeInTheDocument()
  })

  it('a contract that a planned move ends tells the agent when and why it ends', async () => {
    own({ current: contract(DIVIDEND, { endsByMoveAt: FEBRUARY }) })
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2')
    const end = /It ends on 1 Feb 2030, 00:00, because you then move to another upline\.$/
    await expect.element(screen.getByText(end)).toBeInTheDocument()
  })

  it('a contract that a planned move ends tells the upline when and why it ends', async () => {
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      current: contract(SALARY, { endsByMoveAt: FEBRUARY }),
      offered: null,
      unsettled: [],
      own: SALARY,
      next: null,
      currency: 'THB',
    }))
    const { screen } = await showContracts(DailySalaryPage, 'agentDailyWages2/downlines/m7')
    const end = /It ends on 1 Feb 2030, 00:00, because this agent then moves to another upline\.$/
    await expect.element(screen.getByText(end)).toBeInTheDocument()
  })

  it.each([
    ['it says that no settlement is left', { lastSettlement: null }, 1],
    ['it does not say whether one is left', {}, 0],
  ])(
    'an ended contract is shown as settled only if the gateway says so: %s',
    async (_, told, count) => {
      const over = { state: 'terminated', endedAt: OVER.endedAt, endedBy: 'time' }
      own({})
      gateway.answer(listContractHistory, () => ({
        list: [contract(DIVIDEND, { ...over, ...told })],
      }))
      const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2')
      await expect.element(screen.getByText(/^The contract has ended\./)).toBeInTheDocument()
      expect(
        screen.getByText(/All earnings of this version have been settled/).elements(),
      ).toHaveLength(count)
    },
  )

  it('the upline of an ended contract sees its last settlement', async () => {
    const unsettled = [
      contract(SALARY, {
        state: 'terminated',
        ...OVER,
        lastSettlement: { ...JANUARY, end: '2030-01-20T17:00:00Z' },
      }),
    ]
    gateway.answer(getDownlineContract, () => ({
      member: MEMBER,
      current: null,
      offered: null,
      unsettled,
      own: SALARY,
      next: null,
      currency: 'THB',
    }))
    const { screen } = await showContracts(DailySalaryPage, 'agentDailyWages2/downlines/m7')
    const last = screen.getByRole('region', { name: 'Last settlement of version 1' })
    await expect.element(last.getByText('1 Feb 2030, 00:00', { exact: true })).toBeInTheDocument()
    const period = 'For the period from 1 Jan 2030, 00:00 to 21 Jan 2030, 00:00'
    await expect.element(last.getByText(period)).toBeInTheDocument()
  })

  it('an agent who cancels a request to end a contract sees words for this', async () => {
    own({
      current: contract(DIVIDEND, {
        state: 'terminationRequested',
        terminationAskedBy: 'downline',
      }),
    })
    const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2')
    await press(screen.getByRole('link', { name: 'Cancel the request' }))
    await expect.element(screen.getByText('Cancel your request to end it')).toBeVisible()
    expect(screen.getByText(/is rejected/).query()).toBeNull()
    await press(screen.getByRole('button', { name: 'Cancel the request' }))
    await expect
      .poll(() => gateway.listOf(processDividend))
      .toMatchObject([{ action: 'answerTermination', agrees: false }])
  })

  const asked = { state: 'terminationRequested', terminationAskedBy: 'upline' }
  it.each([
    [
      'a contract in effect',
      {
        current: contract(DIVIDEND, { ...asked, countsFrom: '2020-01-01T17:00:00Z' }),
        next: JANUARY,
      },
      /^It ends now\. The team’s play until the end of .* still counts, and is settled on 1 Feb 2030, 00:00\.$/,
    ],
    [
      'a contract not in effect yet',
      { current: contract(DIVIDEND, { ...asked, countsFrom: FEBRUARY }), next: JANUARY },
      /^It ends now, before it applies, so it pays nothing\.$/,
    ],
    [
      'a replacement that is not in effect yet',
      { ...replaced, current: { ...replaced.current, ...asked } },
      /^It ends now, before it applies\. Version 1, which it replaced, ends too\. The team’s play .* is settled on 1 Feb 2030, 00:00\.$/,
    ],
  ])(
    'ending a contract shows the last counted day and payment before consent: %s',
    async (_, found, words) => {
      own(found)
      const { screen } = await showContracts(DividendPage, 'agentDividendRecordCopy2/mine/agree')
      await expect.element(screen.getByText(words)).toBeInTheDocument()
    },
  )
})
