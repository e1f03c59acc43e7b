import { useAtomValue, useSetAtom } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { dropPopupsAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listWaitingContracts } from './api.ts'
import { ContractPopup } from './ContractPopup.tsx'
import { ContractWatch } from './ContractWatch.tsx'

const WAITING = {
  id: 'c2',
  kind: 'dailySalary',
  asks: 'sign',
  side: 'downline',
  member: null,
  version: 1,
  terms: {
    kind: 'dailySalary',
    tiers: [
      { activeMembers: 5, validBet: '0', rate: 20 },
      { activeMembers: 9, validBet: '0', rate: 50 },
    ],
  },
  at: '2030-01-01T00:00:00Z',
  expiresAt: '2030-01-08T00:00:00Z',
}

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  localStore.clear()
  sessionStore.clear()
  gateway = openGateway()
  gateway.answer(listWaitingContracts, () => ({ count: 1, list: [WAITING], currency: 'THB' }))
})

/** Shows the kinds of the open popups, and a button that closes them. */
function Watched() {
  const open = useAtomValue(openPopupsAtom)
  const drop = useSetAtom(dropPopupsAtom)
  return (
    <>
      <ContractWatch />
      <output>{open.map(({ popup }) => popup.kind).join(' ') || 'none'}</output>
      <button type="button" onClick={() => drop(() => true)}>
        Close
      </button>
    </>
  )
}

it('the popup about contracts that wait for an answer opens once per session', async () => {
  const { screen, account } = await showPage(Watched, '', crypto.randomUUID(), 'agent')
  const open = screen.getByRole('status')
  await expect.element(open).toHaveTextContent('contract')
  await press(screen.getByRole('button', { name: 'Close' }))
  await expect.element(open).toHaveTextContent('none')
  await screen.unmount()

  const { screen: again } = await showPage(Watched, '', account, 'agent')
  await expect.poll(() => gateway.listOf(listWaitingContracts)).toHaveLength(2)
  await expect.element(again.getByRole('status')).toHaveTextContent('none')
  await again.unmount()

  gateway.answer(listWaitingContracts, () => ({
    count: 2,
    list: [WAITING, { ...WAITING, id: 'c3' }],
    currency: 'THB',
  }))
  const { screen: third } = await showPage(Watched, '', account, 'agent')
  await expect.element(third.getByRole('status')).toHaveTextContent('contract')
})

const Popup = () => <ContractPopup onClose={() => {}} />

it('the popup about waiting contracts distinguishes members with equal nicknames', async () => {
  const waiting = ['somchai1', 'somchai2'].map((account) => ({
    ...WAITING,
    id: account,
    asks: 'answerTermination',
    side: 'upline',
    member: { id: account, account, nickname: 'Somchai', level: 1 },
  }))
  gateway.answer(listWaitingContracts, () => ({ count: 2, list: waiting, currency: 'THB' }))
  const { screen } = await showPage(Popup, '', crypto.randomUUID(), 'agent')
  for (const name of ['Somchai (somchai1)', 'Somchai (somchai2)']) {
    await expect
      .element(screen.getByText(`${name} has asked to end the contract.`))
      .toBeInTheDocument()
  }
})

it('the popup about waiting contracts names each contract and links to its page', async () => {
  const { screen } = await showPage(Popup, '', crypto.randomUUID(), 'agent')
  await expect.element(screen.getByText('Daily salary')).toBeInTheDocument()
  await expect.element(screen.getByText('up to 0.50%', { exact: true })).toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Review the terms' }))
    .toHaveAttribute('href', '/agentHome#agentDailyWages2/mine')
})
