import type { CDPSession, Page } from '@playwright/test'
import { expect, test, type Site } from '#support/journey.ts'
import { draws } from '#support/full.ts'
import { enterAsMember } from '#support/play.ts'
import { walk } from '#support/walk.ts'

/** The pages that a player visits in one round, all without a page load, and their headings. */
const round = ({ brand, words }: Site): [path: string, heading: string][] => [
  ['/', brand.name],
  ['/rng', words('Slots', { context: 'game category' })],
  ['/promotions', words('Promotions')],
  ['/member#depositv2', words('Deposit')],
  ['/member#personalHistoryCopy', words('Betting record')],
  ['/member#securityCenter', words('Security center')],
  ['/live', words('Live casino', { context: 'game category' })],
  ['/help', words('Help center')],
]
/** After this many rounds, all code has been loaded and compiled once. */
const WARM_UP = 2

/** Counts the nodes and listeners of the page after garbage collection. */
async function count(page: Page, protocol: CDPSession) {
  const measure = async (name: string) => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return metrics.find((each) => each.name === name)!.value
  }
  let nodes = -1
  const rests = async () => {
    const before = nodes
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await protocol.send('HeapProfiler.collectGarbage')
    nodes = await measure('Nodes')
    return nodes === before
  }
  // A help center without its topics would weigh less.
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
  await expect.poll(rests, { message: 'the page draws nothing more' }).toBe(true)
  return { nodes, listeners: await measure('JSEventListeners') }
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** Counts the bytes of the page's objects, without compiled code, which grows all day. */
async function weighObjects(protocol: CDPSession): Promise<number> {
  const parts: string[] = []
  const add = ({ chunk }: { chunk: string }) => parts.push(chunk)
  protocol.on('HeapProfiler.addHeapSnapshotChunk', add)
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  protocol.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]!]
    if (kind !== 'code' && kind !== 'native') bytes += nodes[at + size]!
  }
  return bytes
}

// 1,000 page changes stand for a day (docs/quality.md §2.13).
test('visiting pages all day leaks no DOM nodes, listeners or memory @ci', async ({
  page,
  site,
  world,
}) => {
  test.setTimeout(draws(150_000, 900_000))
  await enterAsMember(page, site, world)
  await page.goto('/')
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')
  const main = page.getByRole('main')
  const go = async (rounds: number) => {
    for (let done = 0; done < rounds; done++) {
      for (const [path, heading] of round(site)) {
        await walk(page, path)
        // Until a page is drawn, the one before it stays. If the player goes on meanwhile, React
        // throws the page away, and may hold its elements until it next draws that place.
        const own = main.getByRole('heading', { level: 1, name: heading, exact: true })
        await expect(own).toBeVisible()
        await expect(page.locator('main [aria-busy=true], .loading-cover')).toHaveCount(0)
      }
    }
  }
  await go(WARM_UP)
  const before = await count(page, protocol)
  const bytes = await weighObjects(protocol)
  await go(draws(5, 125))
  // A timer may hold parts of the last page for some seconds; a real leak stays longer.
  await expect(async () => {
    const after = await count(page, protocol)
    expect(after.nodes / before.nodes).toBeLessThan(1.05)
    expect(after.listeners / before.listeners).toBeLessThan(1.01)
  }).toPass({ timeout: 20_000 })
  // Weighed only once, since on a busy machine it takes as long as all that.
  expect((await weighObjects(protocol)) / bytes).toBeLessThan(1.1)
})
