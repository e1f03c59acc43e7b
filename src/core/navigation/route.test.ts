import { expect, it } from 'vitest'
import { findRoute } from './route.ts'

const home = { paths: ['/', '/login'] as const }
const link = { paths: ['/r/*'] as const }
const lottery = { paths: ['/vnLottery'] as const }

it.each([
  ['/', home],
  ['/login', home],
  ['/login/', home],
  ['/vnlottery', lottery],
  ['/VNLOTTERY/', lottery],
  ['/nowhere', undefined],
  ['/login/more', undefined],
  ['/r/Ab1', link],
  ['/R/Ab1/', link],
  ['/r', undefined],
  ['/r/', undefined],
  ['/r/a/b', undefined],
])('findRoute finds the route for %s', (pathname, route) => {
  expect(
    findRoute<{ paths: readonly [string, ...string[]] }>([home, link, lottery], pathname),
  ).toBe(route)
})
