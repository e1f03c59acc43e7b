import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Choices } from '#core/brand/choices.ts'
import { HOME_ROWS } from '#core/brand/homeRows.ts'
import { say } from '#storybook/samples/say.ts'
import { GamesSection } from '../GamesSection.tsx'
import { HomeSections } from '../HomeSections.tsx'
import { HotSection } from '../HotSection.tsx'
import { CollectionSection } from './CollectionSection.tsx'
import { OfferBand } from './OfferBand.tsx'
import { VendorStrip } from './VendorStrip.tsx'
import { WinTicker } from './WinTicker.tsx'

/** Rows of games in the forms that the compositions of the home page give them. */
const meta: Meta<typeof HotSection> = {
  title: 'Components/Games/Rows',
  component: HotSection,
  parameters: { layout: 'fullscreen', allLooks: false },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.game-row[aria-busy=false]')).not.toBeNull(),
    )
  },
}
export default meta
type Story = StoryObj<typeof HotSection>

async function waitForStrip({ canvas }: Pick<StoryContext, 'canvas'>) {
  await canvas.findAllByRole('link')
}

/** Shows a row of the home page with a composition. */
const composed = (
  home: Choices['home'],
  row = <HotSection />,
  choices: Partial<Choices> = {},
): Story => ({
  parameters: { site: { choices: { home, ...choices }, homeRows: HOME_ROWS } },
  render: () => (
    <div className="home-sections px-4 py-6 lg:px-8">
      {row}
      {home === 'magazine' && <VendorStrip />}
    </div>
  ),
})

export const Shelf: Story = composed('shelves')

export const Chart: Story = composed('charts')

/** The other rows of a page with a chart have two lines. */
export const TwoLines: Story = composed('charts', <GamesSection type="RNG" />)

/** One large game beside small ones, and a strip of vendors. */
export const Magazine: Story = composed('magazine')

export const Wall: Story = composed('wall')

/** Lists the number of tiles in each line of a grid, from top to bottom. */
const countInLines = (root: HTMLElement) => {
  const tops = [...root.querySelectorAll('.game-row > li')]
    .filter((tile) => tile.getClientRects().length > 0)
    .map((tile) => Math.round(tile.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
}

/** A grid of games in a size of tiles; each of its lines is full. */
const sized = (
  tileSize: Choices['tileSize'],
  viewport: 'phone' | 'desktop',
  lines: readonly number[],
  tileShape: Choices['tileShape'] = 'portrait',
): Story => ({
  ...composed('wall', <GamesSection type="RNG" />, { tileSize, tileShape }),
  globals: { viewport: { value: viewport } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(countInLines(canvasElement)).toEqual(lines))
  },
})

export const SmallTiles: Story = sized('small', 'desktop', [8, 8])
export const SmallTilesOnPhones: Story = sized('small', 'phone', [4, 4, 4, 4])
export const SmallWideTiles: Story = sized('small', 'desktop', [6, 6], 'wide')
export const LargeTiles: Story = sized('large', 'desktop', [4, 4, 4])
export const LargeTilesOnPhones: Story = sized('large', 'phone', [2, 2, 2, 2, 2, 2])

/** Two rows in the colours of a choice, of which the second lies on a band. */
const onBands = (sectionColour: Choices['sectionColour'], isFirstBanded = false): Story => {
  const rows = (
    <>
      <HotSection />
      <GamesSection type="RNG" />
    </>
  )
  const story = composed('shelves', rows, { sectionColour, colourUse: 'balanced' })
  return {
    ...story,
    parameters: { ...story.parameters, allLooks: true },
    play: async (context) => {
      await meta.play!(context)
      const grounds = [...context.canvasElement.querySelectorAll('.lobby-section')].map(
        (section) => getComputedStyle(section).backgroundColor,
      )
      await expect(grounds.map((ground) => ground !== 'rgba(0, 0, 0, 0)')).toEqual([
        isFirstBanded,
        true,
      ])
    },
  }
}

export const TintedBands: Story = onBands('tint')
export const BandsByTurns: Story = onBands('alternate', true)

/** Words, links and chips on a deep shade take their colours from it, in both modes. */
export const DeepBands: Story = onBands('deep')

/** A headline, a sentence and one large cover beside small ones. */
export const Collection: Story = {
  ...composed('calm', <CollectionSection row="new" />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const [large, small] = await waitFor(async () => {
      const covers = canvasElement.querySelectorAll<HTMLElement>(
        '.game-row[aria-busy=false] .game-cover',
      )
      await expect(covers).toHaveLength(6)
      return covers
    })
    await expect(large!.clientHeight).toBeGreaterThan(1.5 * small!.clientHeight)
    const region = canvas.getByRole('region', { name: say('New this week') })
    await expect(within(region).getByText(say('Fresh from the studios'))).toBeVisible()
  },
}

export const CollectionOnPhones: Story = {
  ...composed('calm', <CollectionSection row="new" />),
  globals: { viewport: { value: 'phone' } },
}

/** The wins in a line that moves, that can be paused, and that screen readers read as one list. */
export const Ticker: Story = {
  ...composed('arena', <WinTicker />),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveTextContent(/lo\*\*\*0/)
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: say('Pause the winners') }))
    await expect(canvas.getByRole('button', { name: say('Resume the winners') })).toHaveFocus()
  },
}

/** The line at rest: the arrow keys scroll it. */
export const TickerByKeys: Story = {
  ...composed('arena', <WinTicker />),
  parameters: { site: { choices: { home: 'arena', motion: 'none' } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem')
    await userEvent.tab()
    await expect(canvasElement.querySelector('.marquee')).toHaveFocus()
  },
}

export const Providers: Story = { ...composed('calm', <VendorStrip />), play: waitForStrip }

export const Offer: Story = { ...composed('calm', <OfferBand />), play: waitForStrip }

/** The names of the vendors of several categories side by side. */
export const VendorIndex: Story = {
  ...composed('journal', <HomeSections />),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.index-line .vendor-index').length).toBeGreaterThan(2),
    )
    const index = within(canvasElement.querySelector<HTMLElement>('.index-line')!)
    await expect(index.getAllByRole('link').length).toBeGreaterThan(1)
    await expect(index.queryByRole('article')).toBeNull()
  },
}

/** All rows of each of the other compositions. */
export const Arena: Story = composed('arena', <HomeSections />)
export const Parlour: Story = composed('parlour', <HomeSections />)
export const Bazaar: Story = composed('bazaar', <HomeSections />)
export const Calm: Story = composed('calm', <HomeSections />)

/** Rows with few vendors share a line at a desk; all cards begin together and show whole pictures. */
export const ShortRows: Story = {
  ...composed('shelves', <HomeSections />),
  parameters: { site: { choices: { home: 'shelves', heading: 'centred' }, homeRows: HOME_ROWS } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const rows = await waitFor(async () => {
      const joined = [...canvasElement.querySelectorAll('.joined-rows .vendor-row')]
      await expect(joined.length).toBeGreaterThan(1)
      return joined
    })
    const line = rows.filter((row) => row.closest('.joined-rows')!.contains(rows[0]!))
    // A name of several lines, as some languages have it.
    line[0]!.closest('section')!.querySelector('h2')!.append(' Wonderful Extraordinary Evenings')
    const tops = line.map((row) => Math.round(row.getBoundingClientRect().top))
    await expect(tops.length).toBeGreaterThan(1)
    await expect(new Set(tops).size, String(tops)).toBe(1)
    const pictures = line[0]!.querySelectorAll('span:not(.vendor-ground) > img')
    for (const picture of pictures)
      await expect(getComputedStyle(picture).objectFit).toBe('contain')
  },
}
