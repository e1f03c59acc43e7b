import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PopupHost } from '#app/popups/PopupHost.tsx'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'

const meta: Meta<typeof SideMenu> = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', site: { as: 'member' }, allLooks: false },
}
export default meta
type Story = StoryObj<typeof SideMenu>

export const BesideThePage: Story = {
  parameters: { allLooks: true },
  // The side menu is placed below an empty header, because it sticks to the header's lower edge.
  render: () => (
    <div className="flex pt-30">
      <SideMenu />
    </div>
  ),
  play: async ({ canvas }) => {
    // Waits for the side menu's fifth list, the banners, which loads later than the others.
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(5))
  },
}

export const Collapsed: Story = {
  render: () => (
    <div className="w-18 border-e border-border">
      <SideMenuContent form="icons" />
    </div>
  ),
}

/** The side menu as the header's button opens it over the page. */
export const OverThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { allLooks: true },
  render: () => (
    <div ref={(place) => place?.querySelector<HTMLElement>('header button')?.click()}>
      <Header />
      <PopupHost />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(within(screen.getByRole('dialog')).getByRole('navigation')).toBeVisible()
  },
}
