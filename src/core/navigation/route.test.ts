import { expect, it } from 'vitest'
import { findRoute, type AppRoute } from './route.ts'

const screen = { load: async () => undefined, Component: () => null }
const home: AppRoute = { paths: ['/', '/login'], layout: 'home', access: 'visitor', screen }
const lottery: AppRoute = { paths: ['/vnLottery'], layout: 'bare', access: 'member', screen }

it.each([
  ['/', home],
  ['/login', home],
  ['/login/', home],
  ['/vnlottery', lottery],
  ['/VNLOTTERY/', lottery],
  ['/nowhere', undefined],
  ['/login/more', undefined],
])('finds %s', (pathname, route) => {
  expect(findRoute([home, lottery], pathname)).toBe(route)
})
