import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeHero } from './HomeHero.tsx'

const meta: Meta<typeof HomeHero> = {
  title: 'Lobby/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen', allLooks: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
}
export default meta
type Story = StoryObj<typeof HomeHero>

export const Bleed: Story = { parameters: { site: { choices: { hero: 'bleed' } } } }

export const Framed: Story = {
  parameters: { site: { choices: { hero: 'framed' } }, allLooks: true },
}

export const Spotlight: Story = { parameters: { site: { choices: { hero: 'spotlight' } } } }

/** The text of the banner stays on the side of the picture that shows no subject. */
export const BleedOnLaptop: Story = {
  globals: { viewport: { value: 'laptop' }, language: 'VI' },
  parameters: { site: { choices: { hero: 'bleed' } } },
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
    for (const line of slide.querySelectorAll('.text-on-hero > span')) {
      const text = document.createRange()
      text.selectNodeContents(line)
      const { right } = text.getBoundingClientRect()
      await expect((right - left) / width, line.textContent ?? '').toBeLessThan(0.41)
    }
  },
}
