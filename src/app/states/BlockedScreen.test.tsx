import { expect, it } from 'vitest'
import { brandAtom } from '#core/brand/brand.ts'
import { getPermission } from '#core/system/api.ts'
import { openGateway } from '#support/components/game.tsx'
import { showPage } from '#support/components/popups.tsx'
import { BlockedScreen } from './BlockedScreen.tsx'

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
