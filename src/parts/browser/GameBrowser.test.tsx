import { startTransition, Suspense, use, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { listGames, listVendors } from '#parts/games/api.ts'
import { browse, openCategory, type BrowserAction, type BrowserState } from './browserState.ts'
import { GameBrowser } from './GameBrowser.tsx'

it('a pressed game filter looks chosen at once, and a second filter keeps the first', async () => {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(listGames, () => {
    throw new GatewayError('network')
  })
  let arrive = () => {}
  const drawn = new Promise<void>((resolve) => (arrive = resolve))
  function List({ filter, classify = 'ALL' }: Pick<BrowserState, 'filter' | 'classify'>) {
    if (filter === 'HOT') use(drawn)
    return <p>{`Games: ${filter} ${classify}`}</p>
  }
  function Page() {
    const [state, setState] = useState<BrowserState>({ ...openCategory('RNG'), classify: 'SLOT' })
    const go = (action: BrowserAction) => startTransition(() => setState(browse(state, action)))
    return (
      <Suspense>
        <GameBrowser browser={{ state, lane: undefined, go }} labelledBy="none">
          <List filter={state.filter} classify={state.classify} />
        </GameBrowser>
      </Suspense>
    )
  }
  await showPage(Page, 'slots')
  await expect.element(page.getByText('Games: ALL SLOT')).toBeInTheDocument()
  const hot = page.getByRole('button', { name: 'Hot' })
  await press(hot)
  await expect.element(hot).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Games: ALL SLOT')).toBeInTheDocument()
  await press(page.getByRole('button', { name: 'Slots' }))
  await expect.element(page.getByRole('button', { name: 'Slots' })).not.toBeInTheDocument()
  arrive()
  await expect.element(page.getByText('Games: HOT ALL')).toBeInTheDocument()
  await expect.element(hot).toHaveAttribute('aria-pressed', 'true')
})
