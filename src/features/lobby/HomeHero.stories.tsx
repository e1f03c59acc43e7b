import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Bleed: Story = { parameters: { site: { hero: 'bleed' } } }

export const Framed: Story = { parameters: { site: { hero: 'framed' }, allLooks: true } }

export const Spotlight: Story = { parameters: { site: { hero: 'spotlight' } } }
