import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SearchPopup } from './SearchPopup.tsx'

const meta: Meta<typeof SearchPopup> = {
  title: 'Components/Overlays/SearchPopup',
  component: SearchPopup,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', allLooks: false },
}
export default meta
type Story = StoryObj<typeof SearchPopup>

const options = () =>
  screen.queryAllByRole('option').length + screen.queryAllByRole('gridcell').length

export const BeforeTyping: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(options()).toBeGreaterThan(8))
  },
}

export const Found: Story = {
  args: { text: 'dragon' },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await waitFor(() => expect(options()).toBeGreaterThan(8))
  },
}

export const NothingFound: Story = {
  args: { text: 'qwzx' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/qwzx/)).toBeVisible())
    await expect(options()).toBe(0)
  },
}
