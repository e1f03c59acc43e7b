import { startTransition, Suspense, use, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { openGateway, press, showPage } from '#parts/center/testCenter.tsx'
import { listGames, listVendors } from '#parts/games/api.ts'
import { browse, openCategory, type BrowserAction } from './browserState.ts'
import { GameBrowser } from './GameBrowser.tsx'

it('a filter shows at once that it was chosen, though its list is not drawn yet', async () => {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(listGames, () => {
    throw new GatewayError('network')
  })
  let arrive = () => {}
  const drawn = new Promise<void>((resolve) => (arrive = resolve))
  function List({ filter }: { filter: string }) {
    if (filter === 'HOT') use(drawn)
    return <p>{`Games: ${filter}`}</p>
  }
  function Page() {
    const [state, setState] = useState(() => openCategory('RNG'))
    const go = (action: BrowserAction) => startTransition(() => setState(browse(state, action)))
    return (
      <Suspense>
        <GameBrowser browser={{ state, lane: undefined, go }} labelledBy="none">
          <List filter={state.filter} />
        </GameBrowser>
      </Suspense>
    )
  }
  await showPage(Page, 'slots')
  await expect.element(page.getByText('Games: ALL')).toBeInTheDocument()
  const hot = page.getByRole('button', { name: 'Hot' })
  await press(hot)
  await expect.element(hot).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Games: ALL')).toBeInTheDocument()
  arrive()
  await expect.element(page.getByText('Games: HOT')).toBeInTheDocument()
})
