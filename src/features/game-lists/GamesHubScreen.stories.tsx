import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GamesHubScreen } from './GamesHubScreen.tsx'

const meta: Meta<typeof GamesHubScreen> = {
  title: 'Components/Games/GamesHubScreen',
  component: GamesHubScreen,
  parameters: { layout: 'fullscreen', allLooks: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5))
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height), link.textContent ?? '').toBeGreaterThanOrEqual(44)
    }
  },
}
export default meta
type Story = StoryObj<typeof GamesHubScreen>

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { allLooks: true },
}

export const AtADesk: Story = { globals: { viewport: { value: 'desktop' } } }
