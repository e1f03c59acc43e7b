import { expect, it } from 'vitest'
import type { AppRoute } from '#core/navigation/route.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { paths } from '#core/navigation/paths.ts'
import { logIn, showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/center.tsx'
import { SITE_PAGES } from './pages.ts'
import { useSitePages } from './useSitePages.ts'

const ROUTES = [
  { paths: ['/', '/login', '/register'], flags: [] },
  { paths: ['/promotions'], flags: ['promotions'] },
  { paths: ['/vip'], flags: [] },
  { paths: ['/mirrors'], flags: [] },
  { paths: ['/member'], flags: [], places: { missionLeaderboard: { flag: 'missions' } } },
] as unknown as readonly AppRoute[]

function Listed() {
  const pages = useSitePages(SITE_PAGES)
  return <output>{pages.map(({ path = 'service' }) => path).join(' ')}</output>
}

const show = async (brand: object) => {
  openGateway()
  const { screen, store } = await showInApp(
    <RoutesContext value={ROUTES}>
      <Listed />
    </RoutesContext>,
    { brand },
  )
  return { store, listed: () => screen.getByRole('status').element().textContent.split(' ') }
}

it('the search knows the pages whose features are on, and login and registration for visitors only', async () => {
  const { store, listed } = await show({
    features: { promotions: false, missions: true },
    customerService: { email: 'help@site.example' },
  })
  const visitors = [paths.login(), paths.register(), paths.vip]
  const everybody = ['service', paths.member('withdraw'), paths.member('missionLeaderboard')]
  await expect.poll(listed).toEqual(expect.arrayContaining([...visitors, ...everybody]))
  for (const off of [paths.promotions(), paths.raffle(), paths.mirrors]) {
    expect(listed()).not.toContain(off)
  }
  logIn(store)
  await expect.poll(listed).not.toContain(paths.login())
  expect(listed()).toEqual(expect.arrayContaining(everybody))
  // Who has no level is not led to what levels bring.
  for (const page of visitors) expect(listed()).not.toContain(page)
})

it('the search knows neither customer service nor places that the brand lacks, and its addresses if there are several', async () => {
  const { listed } = await show({
    features: { promotions: true, missions: false },
    mirrorDomains: ['mirror.example'],
  })
  await expect.poll(listed).toEqual(expect.arrayContaining([paths.promotions(), paths.mirrors]))
  expect(listed()).not.toContain('service')
  expect(listed()).not.toContain(paths.member('missionLeaderboard'))
})
