import { expect, it } from 'vitest'
import { paths } from '#core/navigation/paths.ts'
import { logIn, showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/center.tsx'
import * as pageWords from './pageWords.ts'
import { useSitePages } from './useSitePages.ts'

function Listed() {
  const pages = useSitePages(pageWords)
  return <output>{pages.map(({ path = 'service' }) => path).join(' ')}</output>
}

const show = async (brand: object) => {
  openGateway()
  const { screen, store } = await showInApp(<Listed />, { brand, hasRoutes: true })
  return { store, listed: () => screen.getByRole('status').element().textContent.split(' ') }
}

it('the search finds pages of enabled features, and the login for visitors only', async () => {
  const { store, listed } = await show({
    features: { promotions: false, missions: true, vip: true },
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
  // The search offers a player without a VIP level no page about the benefits of levels.
  for (const page of visitors) expect(listed()).not.toContain(page)
})

it('the search finds neither customer service nor pages that the brand lacks', async () => {
  const { listed } = await show({
    features: { promotions: true, missions: false },
    mirrorDomains: ['mirror.example'],
  })
  await expect.poll(listed).toEqual(expect.arrayContaining([paths.promotions(), paths.mirrors]))
  expect(listed()).not.toContain('service')
  expect(listed()).not.toContain(paths.member('missionLeaderboard'))
})
