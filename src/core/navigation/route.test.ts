import { expect, it } from 'vitest'
import { findRoute } from './route.ts'

const home = { paths: ['/', '/login'] as const }
const lottery = { paths: ['/vnLottery'] as const }

it.each([
  ['/', home],
  ['/login', home],
  ['/login/', home],
  ['/vnlottery', lottery],
  ['/VNLOTTERY/', lottery],
  ['/nowhere', undefined],
  ['/login/more', undefined],
])('findRoute finds the route of %s', (pathname, route) => {
  expect(findRoute<{ paths: readonly [string, ...string[]] }>([home, lottery], pathname)).toBe(
    route,
  )
})
