import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openGateway, showPage } from '#support/components/center.tsx'
import { listGames, listVendors } from '#parts/games/api.ts'
import { GameRows } from './GameRows.tsx'
import { PAGE_SIZE } from './queries.ts'

const COUNT = 100 * PAGE_SIZE

beforeEach(() => {
  const gateway = openGateway()
  gateway.answer(listVendors, () => ({ lanes: [] }))
  gateway.answer(listGames, ({ pageNo }) => ({
    games: Array.from({ length: PAGE_SIZE }, (_, place) => {
      const id = String((Number(pageNo) - 1) * PAGE_SIZE + place + 1)
      return { id, name: `Game ${id}.`, type: 'RNG', vendor: 'CPL', icon: '', code: id }
    }),
    totalPages: COUNT / PAGE_SIZE,
    totalCount: COUNT,
  }))
  // The style sheet is missing in these tests, so this element sets the sizes of the grid.
  const style = document.createElement('style')
  style.textContent = `
    .game-grid { display: grid; grid-template-columns: repeat(3, 1fr); row-gap: 10px; margin: 0 }
    [data-cell] { height: 190px; overflow: hidden }`
  document.body.append(style)
})

const Page = () => (
  <GameRows
    source={{ kind: 'games', gameType: 'RNG' }}
    count={COUNT}
    total={COUNT}
    busy={false}
    labelledBy="none"
  />
)
const game = (number: number) => page.getByText(`Game ${number}.`, { exact: true }).first()

const WAITING = 'li[aria-busy=true]'

/**
 * Counts game tiles that wait to be drawn. In the result, `seen` is their number since this call,
 * and `now` their number at the moment.
 */
function watchWaiting() {
  let seen = 0
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      seen += Number(node.matches(WAITING)) + node.querySelectorAll(WAITING).length
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return { seen: () => seen, now: () => document.querySelectorAll(WAITING).length }
}

it('game tiles that scroll into view are drawn in batches until all are drawn', async () => {
  await showPage(Page, 'slots')
  await expect.element(game(1)).toBeInTheDocument()
  const waiting = watchWaiting()
  for (let step = 0; step < 20; step += 1) {
    window.scrollBy(0, 100)
    await new Promise(requestAnimationFrame)
  }
  await expect.element(game(34)).toBeInTheDocument()
  expect(waiting.seen()).toBeGreaterThan(3)
  await expect.poll(waiting.now).toBe(0)
})

it('game tiles that a scroll jump brings into view are drawn at once', async () => {
  await showPage(Page, 'slots')
  await expect.element(game(1)).toBeInTheDocument()
  const waiting = watchWaiting()
  window.scrollTo(0, 20_000)
  await expect.element(game(301)).toBeInTheDocument()
  expect(waiting.seen()).toBe(0)
})
