import { beforeEach, expect, it } from 'vitest'
import { showPage } from '#support/components/popups.tsx'
import { openGateway } from '#support/components/game.tsx'
import { BottomNav } from './BottomNav.tsx'

beforeEach(() => void openGateway())

it.each([
  ['/', 'Home'],
  ['/?gameType=RNG', 'Games'],
  ['/?gameType=FAV', 'Games'],
  // At these addresses home shows its sections, not a list of games.
  ['/?gameType=HOME', 'Home'],
  ['/?gameType=nothing', 'Home'],
])(
  'the bottom navigation bar at the address %s highlights the entry %s',
  async (address, marked) => {
    const { screen, inPage } = await showPage(address)
    await screen.rerender(inPage(<BottomNav layout="home" />))
    await expect.element(screen.getByRole('link', { name: marked })).toHaveAttribute('aria-current')
    expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1)
  },
)

it('the bottom navigation bar leads visitors to the login, which some headers leave out', async () => {
  const { screen, inPage } = await showPage('/')
  await screen.rerender(inPage(<BottomNav layout="home" />))
  await expect
    .element(screen.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login')
})
