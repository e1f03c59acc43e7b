import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openGateway, press } from '#support/components/center.tsx'
import { show } from '#support/components/agent-reports.ts'
import { listVendors } from '#parts/games/api.ts'
import { fileTeamBets, listTeamBets, sumTeamBets } from './api.ts'
import { TeamBetsPage } from './TeamBetsPage.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(() => void vi.restoreAllMocks())

it('the file of narrowed team bets has another name than that of the whole', async () => {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(listTeamBets, () => ({ list: [], currency: 'THB' }))
  gateway.answer(sumTeamBets, () => ({
    sums: { count: 2, stake: '2.00', validBet: '2.00', win: '0.00', net: '-2.00' },
    currency: 'THB',
  }))
  gateway.answer(fileTeamBets, () => new Blob(['csv']))
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await show(TeamBetsPage, '/agentHome?from=2026-11-01&to=2026-11-02#personalHistoryCopy')
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await press(save)
  await expect.poll(() => names).toEqual(['team-bets_2026-11-01_2026-11-02.csv'])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'SETTLED')
  await expect.poll(() => gateway.listOf(sumTeamBets).at(-1)).toMatchObject({ betState: 'SETTLED' })
  await press(save)
  await expect.poll(() => names.at(-1)).toBe('team-bets_2026-11-01_2026-11-02_state-settled.csv')
})
