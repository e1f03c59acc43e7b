import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Choices } from '#core/brand/choices.ts'
import { GamesSection } from '../GamesSection.tsx'
import { HomeSections } from '../HomeSections.tsx'
import { HotSection } from '../HotSection.tsx'
import { VendorStrip } from './VendorStrip.tsx'

/** Rows of games in the forms that the compositions of the home page give them. */
const meta: Meta<typeof HotSection> = {
  title: 'Lobby/Rows',
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

/** Shows a row of the home page with a composition. */
const composed = (home: Choices['home'], row = <HotSection />): Story => ({
  parameters: { site: { choices: { home } } },
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

/** Rows with few vendors share a line at a desk; all cards begin together and show whole pictures. */
export const ShortRows: Story = {
  ...composed('shelves', <HomeSections />),
  parameters: { site: { choices: { home: 'shelves', heading: 'centred' } } },
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
