import { useAtomValue } from 'jotai'
import { expect, it } from 'vitest'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import { useAnnouncements } from '#core/system/announcements/useAnnouncements.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { identityAtom } from '#core/session/session.ts'
import { openGateway, press } from '#support/components/game.tsx'
import { AnnouncementHost } from './AnnouncementHost.tsx'
import { atRest, showPage } from '#support/components/popups.tsx'

/** Shows who is logged in, and the titles of the announcements that are loaded for that user. */
const Who = () => {
  const { data, isPlaceholderData } = useAnnouncements()
  const known = isPlaceholderData ? [] : data?.popup.map(({ title }) => title)
  return <output aria-label="who">{`${useAtomValue(identityAtom)}: ${known?.join()}`}</output>
}

it('announcement popups open for visitors and players, but not over a message after logout', async () => {
  openGateway().answer(listAnnouncements, ({ execution }) => {
    const title = execution === 'B' ? 'For visitors' : 'For players'
    const common = { id: title, content: '', promotionType: '', timestamp: '2026-11-20T00:00:00Z' }
    return { banners: [], player: [], promotion: [], popup: [{ ...common, title, execution }] }
  })
  const shown = await showPage()
  await shown.screen.rerender(shown.inPage([<AnnouncementHost key="host" />, <Who key="who" />]))
  const forVisitors = shown.screen.getByRole('dialog', { name: 'For visitors' })
  const forPlayers = shown.screen.getByRole('dialog', { name: 'For players' })
  await expect.element(forVisitors).toBeVisible()
  shown.logIn()
  await press(forPlayers.getByRole('button', { name: 'Got it' }))
  await expect.element(forPlayers).not.toBeInTheDocument()
  shown.store.set(endSessionAtom, 'loggedOut')
  const who = shown.screen.getByLabelText('who')
  await expect.element(who).toHaveTextContent('visitor: For visitors')
  // An announcement's dialog is drawn a little after its data arrive, so the test waits before it
  // checks that there is none.
  await atRest()
  expect(forVisitors.elements()).toEqual([])
})

it('announcements wait until nobody types, and are shown once on a device', async () => {
  openGateway().answer(listAnnouncements, ({ execution }) => {
    const title = execution === 'B' ? 'For visitors' : 'For players'
    const common = { id: title, content: '', promotionType: '', timestamp: '2026-11-20T00:00:00Z' }
    return { banners: [], player: [], promotion: [], popup: [{ ...common, title, execution }] }
  })
  const shown = await showPage()
  const amount = <input key="field" aria-label="Amount" />
  await shown.screen.rerender(shown.inPage([amount]))
  const dialog = shown.screen.getByRole('dialog', { name: 'For visitors' })
  const field = shown.screen.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await shown.screen.rerender(shown.inPage([amount, <AnnouncementHost key="host" />]))
  // The announcements load in the meantime.
  await field.fill('500')
  await atRest()
  expect(dialog.elements()).toEqual([])
  await expect.element(field).toHaveFocus()
  await field.fill('')
  ;(field.element() as HTMLElement).blur()
  await press(dialog.getByRole('button', { name: 'Got it' }))
  await expect.element(dialog).not.toBeInTheDocument()
  // Another visit, after the browser was closed.
  await shown.screen.unmount()
  sessionStorage.clear()
  const later = await showPage()
  await later.screen.rerender(later.inPage([<AnnouncementHost key="again" />, <Who key="who" />]))
  await expect
    .element(later.screen.getByLabelText('who'))
    .toHaveTextContent('visitor: For visitors')
  await atRest()
  expect(later.screen.getByRole('dialog').elements()).toEqual([])
})

it.each([
  '/member#depositv2',
  '/member#withdraw/check',
  '/member#transferFund',
  '/member#transferUpline',
  '/member#securityCenter/bank-accounts',
  '/agentHome#downlineManagmentView/7/transfer',
  '/pointMall#goods/1',
])('announcements do not open over %s, where money is moved', async (address) => {
  openGateway().answer(listAnnouncements, ({ execution }) => {
    const common = { content: '', promotionType: '', timestamp: '2026-11-20T00:00:00Z' }
    const popup = [{ ...common, id: crypto.randomUUID(), title: 'News', execution }]
    return { banners: [], player: [], promotion: [], popup }
  })
  const shown = await showPage(address)
  await shown.screen.rerender(shown.inPage([<AnnouncementHost key="host" />, <Who key="who" />]))
  await expect.element(shown.screen.getByLabelText('who')).toHaveTextContent('visitor: News')
  await atRest()
  expect(shown.screen.getByRole('dialog').elements()).toEqual([])
})
