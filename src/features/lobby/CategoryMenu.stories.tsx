import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CategoryMenu } from './CategoryMenu.tsx'

const meta: Meta<typeof CategoryMenu> = {
  title: 'Components/Games/CategoryMenu',
  component: CategoryMenu,
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="px-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation')
    await waitFor(() => expect(menu.querySelectorAll('a, button').length).toBeGreaterThan(10))
    for (const entry of menu.querySelectorAll('a, button')) {
      const name = entry.lastElementChild!
      await expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth)
    }
  },
}
export default meta
type Story = StoryObj<typeof CategoryMenu>

export const OnPhones: Story = {}
