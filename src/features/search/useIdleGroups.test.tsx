import { expect, it } from 'vitest'
import { listHotGames, listVendors } from '#parts/games/api.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/center.tsx'
import { useIdleGroups } from './useIdleGroups.ts'

const MAINTENANCE = { why: 'maintenance' }

function Popular() {
  const popular = useIdleGroups().find(({ kind }) => kind === 'game')?.items ?? []
  const write = (option: (typeof popular)[number]) =>
    option.kind === 'game' && `${option.game.name}${option.game.closed ? ' (closed)' : ''}`
  return <output>{popular.map(write).join(', ')}</output>
}

it('popular games of a vendor that is closed for their category stand below the others', async () => {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({
    lanes: [
      {
        type: 'RNG',
        classifies: [],
        vendors: [{ code: 'GSL', name: 'Gold', type: 'RNG', closed: MAINTENANCE }],
      },
      { type: 'LIVE', classifies: [], vendors: [{ code: 'GSL', name: 'Gold', type: 'LIVE' }] },
    ],
  }))
  gateway.answer(listHotGames, () => ({
    list: [
      { id: '1', name: 'Koi', type: 'RNG', vendor: 'GSL' },
      { id: '2', name: 'Tiger', type: 'LIVE', vendor: 'GSL' },
    ],
  }))
  const { screen } = await showInApp(<Popular />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Tiger, Koi (closed)')
})
