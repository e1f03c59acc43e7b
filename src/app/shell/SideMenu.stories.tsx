import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PopupHost } from '#app/popups/PopupHost.tsx'
import { say } from '#storybook/samples/say.ts'
import { Header } from './Header.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'
import { SideRail } from './SideRail.tsx'

const meta: Meta<typeof SideMenu> = {
  title: 'Components/Layout and navigation/SideMenu',
  component: SideMenu,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', site: { as: 'member' }, allLooks: false },
}
export default meta
type Story = StoryObj<typeof SideMenu>

export const BesideThePage: Story = {
  parameters: {
    allLooks: true,
    site: { as: 'member', choices: { shell: 'menu', hero: 'framed' } },
  },
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

/**
 * A rail shows icons until the pointer or the keyboard's focus is on it. Its words then appear over
 * the page, and the icons keep their places.
 */
export const Rail: Story = {
  parameters: { site: { as: 'member', choices: { shell: 'rail' } } },
  render: () => (
    <div className="flex pt-30">
      <SideRail />
      <main className="p-8 text-label text-muted">{say('Parts of this page')}</main>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const rail = await canvas.findByRole('navigation')
    const first = within(rail).getAllByRole('link')[0]!
    const icon = first.querySelector('svg')!
    const page = canvasElement.querySelector('main')!
    const places = () => [icon, page].map((part) => part.getBoundingClientRect().left)
    const before = places()
    const narrow = rail.offsetWidth
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await waitFor(() => expect(rail.offsetWidth).toBeGreaterThan(narrow * 2))
    await expect(places()).toEqual(before)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rail.offsetWidth).toBe(narrow))
    await expect(first).toHaveFocus()
  },
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
