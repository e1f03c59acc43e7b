import { expect, it } from 'vitest'
import { brandAtom } from '#core/brand/brand.ts'
import { getPermission, getSystemStatus } from '#core/system/api.ts'
import { showInApp } from '#support/components/app.tsx'
import { press } from '#support/components/center.tsx'
import { openGateway } from '#support/components/game.tsx'
import { showPage } from '#support/components/popups.tsx'
import { BlockedScreen } from './BlockedScreen.tsx'
import { SystemGate } from './SystemGate.tsx'

it('a visitor whose region is no longer blocked gets to the site by another try', async () => {
  let systemStatus = 2
  const location = { ip: '192.0.2.1' }
  const whitelabel = { flags: {}, gameLaunchCdns: [], imageCdns: [] }
  const gateway = openGateway()
  gateway.answer(getSystemStatus, () => ({ systemStatus, location }))
  gateway.answer(getPermission, () => ({ systemStatus, location, info: { whitelabel } }))
  const { screen } = await showInApp(
    <SystemGate>
      <h1>The site</h1>
    </SystemGate>,
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  await press(again)
  await expect.element(again).toBeEnabled()
  await expect.element(screen.getByText('192.0.2.1')).toBeInTheDocument()
  systemStatus = 0
  await press(again)
  await expect.element(screen.getByRole('heading', { name: 'The site' })).toBeInTheDocument()
})

it.each([true, false])(
  'a visitor from a blocked region sees mirror sites if the brand allows: %s',
  async (mirrorsWhenBlocked) => {
    const whitelabel = { flags: {}, gameLaunchCdns: [], imageCdns: [] }
    openGateway().answer(getPermission, () => ({ info: { whitelabel, domainRoute: [] } }))
    const shown = await showPage()
    const brand = shown.store.get(brandAtom)
    shown.store.set(brandAtom, {
      ...brand,
      mirrorsWhenBlocked,
      domains: ['main.example'],
      mirrorDomains: ['mirror.example'],
    })
    await shown.screen.rerender(shown.inPage(<BlockedScreen ip="192.0.2.1" />))
    await expect.element(shown.screen.getByText('192.0.2.1')).toBeInTheDocument()
    const mirror = shown.screen.getByRole('link', { name: 'mirror.example' })
    expect(mirror.elements()).toHaveLength(mirrorsWhenBlocked ? 1 : 0)
  },
)
