import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { press, showPage } from '#support/components/center.tsx'
import { listContractHistory } from './api.ts'
import { DailySalaryPage } from './DailySalaryPage.tsx'
import { contract, SALARY, openContracts } from '#support/components/agent-contracts.ts'

let gateway: ReturnType<typeof openContracts>
beforeEach(() => {
  gateway = openContracts()
})

const show = async (place = '') =>
  (await showPage(DailySalaryPage, `agentDailyWages2${place}`, undefined, 'agent')).screen

const version = (number: number, more: object = {}) =>
  contract(SALARY, {
    id: `c${number}`,
    version: number,
    state: 'terminated',
    endedAt: '2030-01-20T00:00:00Z',
    endedBy: 'upline',
    ...more,
  })

const names = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('region', { name: 'History' })
    .getByText(/^Version \d+ ·/)
    .all()
    .map((name) => /^Version \d+/.exec(name.element().textContent ?? '')?.[0])

describe('the history of a contract', () => {
  it('the history of a contract shows each version’s events with time and person', async () => {
    const steps = [
      { state: 'offered', by: 'upline', at: '2030-01-01T00:00:00Z' },
      { state: 'active', by: 'downline', at: '2030-01-02T00:00:00Z' },
      { state: 'terminationRequested', by: 'downline', at: '2030-01-10T00:00:00Z' },
      { state: 'active', by: 'upline', at: '2030-01-11T00:00:00Z' },
      { state: 'terminationRequested', by: 'upline', at: '2030-01-12T00:00:00Z' },
      { state: 'active', by: 'upline', at: '2030-01-13T00:00:00Z' },
      { state: 'terminationRequested', by: 'downline', at: '2030-01-19T00:00:00Z' },
      { state: 'terminated', by: 'upline', at: '2030-01-20T00:00:00Z' },
    ]
    gateway.answer(listContractHistory, () => ({ list: [version(1, { steps })], total: 1 }))
    const screen = await show()
    await press(screen.getByText('Version 1 · up to', { exact: false }).first())
    const shown = screen
      .getByRole('listitem')
      .filter({ hasText: / · you/ })
      .filter({ hasNotText: 'Version' })
    await expect
      .poll(() => shown.all().map((step) => step.element().textContent))
      .toEqual([
        expect.stringMatching(/^Offered · your upline.*1 Jan 2030/),
        expect.stringMatching(/^Signed · you.*2 Jan 2030/),
        expect.stringMatching(/^End requested · you.*10 Jan 2030/),
        expect.stringMatching(/^Kept in force · your upline.*11 Jan 2030/),
        expect.stringMatching(/^End requested · your upline.*12 Jan 2030/),
        expect.stringMatching(/^Request canceled · your upline.*13 Jan 2030/),
        expect.stringMatching(/^End requested · you.*19 Jan 2030/),
        expect.stringMatching(/^Ended · your upline.*20 Jan 2030/),
      ])
  })

  it.each([
    ['the agent', '', 'You moved to another upline.'],
    ['the upline', '/downlines/m7', 'This agent moved to another upline.'],
  ])('%s reads in the history that a move ended the contract', async (_, place, words) => {
    const steps = [
      { state: 'active', by: 'downline', at: '2030-01-02T00:00:00Z' },
      { state: 'terminated', by: 'move', at: '2030-01-20T00:00:00Z' },
    ]
    gateway.answer(listContractHistory, () => ({
      list: [version(1, { steps, endedBy: 'move' })],
      total: 1,
    }))
    const screen = await show(place)
    await press(screen.getByText('Version 1 · up to', { exact: false }).first())
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
    await expect.element(screen.getByText('move to another upline')).toBeVisible()
  })

  it.each([
    ['the agent’s own', '', {}],
    ['a downline’s', '/downlines/m7', { downlineId: 'm7' }],
  ])(
    'the history of a contract loads in pages and shows the number of versions: %s',
    async (_, place, asked) => {
      gateway.answer(listContractHistory, ({ cursor }) =>
        cursor === undefined
          ? { list: [version(3), version(2)], total: 3, nextCursor: 'after 2' }
          : { list: [version(1)], total: 3 },
      )
      const screen = await show(place)
      await expect.element(screen.getByText('3 versions')).toBeInTheDocument()
      expect(names(screen)).toEqual(['Version 3', 'Version 2'])
      const more = screen.getByRole('button', { name: 'Show more' })
      await press(more)
      await expect.poll(() => names(screen)).toEqual(['Version 3', 'Version 2', 'Version 1'])
      await expect.element(more).not.toBeInTheDocument()
      const [first, second, ...others] = gateway.listOf(listContractHistory)
      expect(first).toMatchObject({ kind: 'dailySalary', ...asked })
      expect(second).toMatchObject({ kind: 'dailySalary', ...asked, cursor: 'after 2' })
      expect(others).toEqual([])
    },
  )

  it('a failed page of the contract history keeps the earlier pages and can be retried', async () => {
    let fails = true
    gateway.answer(listContractHistory, ({ cursor }) => {
      if (cursor === undefined) return { list: [version(2)], total: 2, nextCursor: 'after 2' }
      if (fails) throw new GatewayError('member_not_found', { status: 404 })
      return { list: [version(1)], total: 2 }
    })
    const screen = await show('/downlines/m7')
    await press(screen.getByRole('button', { name: 'Show more' }))
    const again = screen.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeInTheDocument()
    expect(names(screen)).toEqual(['Version 2'])
    fails = false
    await press(again)
    await expect.poll(() => names(screen)).toEqual(['Version 2', 'Version 1'])
  })

  it('a contract without past versions has no history section', async () => {
    const screen = await show()
    await expect.poll(() => gateway.listOf(listContractHistory)).toHaveLength(1)
    await expect.element(screen.getByText('Contract in force')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'History' }).query()).toBeNull()
  })
})
