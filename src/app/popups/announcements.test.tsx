import { useAtomValue } from 'jotai'
import { expect, it } from 'vitest'
import { listAnnouncements } from '#core/announcements/api.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { identityAtom } from '#core/session/session.ts'
import { openGateway, press } from '#features/play/testGame.tsx'
import { AnnouncementHost } from './AnnouncementHost.tsx'
import { showPage } from './testPopups.tsx'

it('announcements open for visitors and for players, but not over the farewell after a logout', async () => {
  openGateway().answer(listAnnouncements, ({ execution }) => {
    const title = execution === 'B' ? 'For visitors' : 'For players'
    const common = { id: title, content: '', promotionType: '', timestamp: '2026-11-20T00:00:00Z' }
    return { banners: [], player: [], promotion: [], popup: [{ ...common, title, execution }] }
  })
  const shown = await showPage()
  const Who = () => <output aria-label="who">{useAtomValue(identityAtom)}</output>
  await shown.screen.rerender(shown.inPage([<AnnouncementHost key="host" />, <Who key="who" />]))
  const forVisitors = shown.screen.getByRole('dialog', { name: 'For visitors' })
  const forPlayers = shown.screen.getByRole('dialog', { name: 'For players' })
  await expect.element(forVisitors).toBeVisible()
  shown.logIn()
  await press(forPlayers.getByRole('button', { name: 'Got it' }))
  await expect.element(forPlayers).not.toBeInTheDocument()
  shown.store.set(endSessionAtom, 'loggedOut')
  // What visitors read is known: it would be drawn together with this.
  await expect.element(shown.screen.getByLabelText('who')).toHaveTextContent('visitor')
  expect(forVisitors.elements()).toEqual([])
})
