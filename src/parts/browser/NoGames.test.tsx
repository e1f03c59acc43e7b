import { expect, it } from 'vitest'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { showInApp } from '#support/components/app.tsx'
import { press } from '#support/components/center.tsx'
import { openCategory } from './browserState.ts'
import { NoGames } from './NoGames.tsx'

it('a game list without results first offers to search the whole site', async () => {
  const state = { ...openCategory('FISH'), search: 'dragn' }
  const { screen, store } = await showInApp(<NoGames state={state} go={() => undefined} />, {
    asksPermission: false,
  })
  await expect.element(screen.getByText('No “dragn” in this list')).toBeVisible()
  const buttons = screen.getByRole('button')
  expect(buttons.all().map((button) => button.element().textContent)).toEqual([
    'Search the whole site',
    'Show all games',
  ])
  await press(buttons.first())
  const open = store.get(openPopupsAtom).map(({ popup }) => popup)
  expect(open).toEqual([{ kind: 'search', text: 'dragn' }])
})
