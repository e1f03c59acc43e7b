import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'

const meta: Meta<typeof BottomNav> = {
  title: 'Components/Layout and navigation/BottomNav',
  component: BottomNav,
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: 240 } }, layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof BottomNav>

export const Visitor: Story = { parameters: { allLooks: false } }

export const Member: Story = { parameters: { site: { as: 'member', path: '/rng' } } }

/** A pill floats above the edge of the window and names only the page that is open. */
export const Pill: Story = {
  parameters: { site: { as: 'member', choices: { phoneNav: 'pill' } } },
}

/** Tabs with words are the last line of the header. */
export const Tabs: Story = {
  parameters: { site: { as: 'member', choices: { phoneNav: 'tabs' } } },
  render: () => <Header layout="home" />,
  play: async ({ canvas, canvasElement }) => {
    const tabs = within(canvas.getByRole('banner')).getByRole('navigation')
    await expect(within(tabs).getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page')
    // A count stands beside the word and not on it.
    const tab = canvasElement.querySelector('a[href="/promotions"]')
    const count = await waitFor(() => tab!.querySelector('.relative > *')!.getBoundingClientRect())
    const word = tab!.querySelector(':scope > span:last-child')!.getBoundingClientRect()
    await expect(count.left >= word.right || count.right <= word.left).toBe(true)
  },
}
