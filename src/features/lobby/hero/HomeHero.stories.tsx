import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Choices } from '#core/brand/choices.ts'
import { HomeHero } from './HomeHero.tsx'

const meta: Meta<typeof HomeHero> = {
  title: 'Components/Games/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen', allLooks: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
}
export default meta
type Story = StoryObj<typeof HomeHero>

/** Shows the hero with one of its forms and heights. */
const withHero = (
  hero: Choices['hero'],
  heroHeight: Choices['heroHeight'] = 'low',
): NonNullable<Story['parameters']> => ({ site: { choices: { hero, heroHeight } } })

export const Bleed: Story = { parameters: withHero('bleed') }

export const Framed: Story = { parameters: { ...withHero('framed'), allLooks: true } }

/** The words of a banner stand on the colour of the page. */
export const FramedOnThePage: Story = {
  parameters: {
    site: { choices: { hero: 'framed', heroHeight: 'medium', bannerShade: 'page' } },
    allLooks: true,
  },
}

export const FramedMedium: Story = { parameters: withHero('framed', 'medium') }

export const Spotlight: Story = { parameters: withHero('spotlight', 'tall') }

export const Split: Story = { parameters: { ...withHero('split', 'medium'), allLooks: true } }

export const Words: Story = { parameters: { ...withHero('words', 'medium'), allLooks: true } }

export const Mosaic: Story = { parameters: { ...withHero('mosaic', 'medium'), allLooks: true } }

/** Only the name of the site is left, for screen readers. */
export const None: Story = {
  parameters: withHero('none'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** The text of the banner stays on the side of the picture that shows no subject. */
export const BleedOnLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: withHero('bleed'),
  decorators: [
    (Story) => (
      <div className="w-[44.5rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
    const slide = canvas.getAllByRole('group')[0]!
    const { left, width } = slide.getBoundingClientRect()
    for (const line of slide.querySelectorAll('.slide-words > *')) {
      const text = document.createRange()
      text.selectNodeContents(line)
      const { right } = text.getBoundingClientRect()
      await expect((right - left) / width, line.textContent ?? '').toBeLessThan(0.41)
    }
  },
}
