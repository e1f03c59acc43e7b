import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HOME_PLACE } from '#parts/browser/browserUrl.ts'
import { useGameBrowser } from '#parts/browser/useGameBrowser.ts'
import { CategoryMenu } from './CategoryMenu.tsx'

const ofHome = (width: string) =>
  function Home() {
    const browser = useGameBrowser(HOME_PLACE)
    return (
      <div className={width}>
        <CategoryMenu browser={browser} />
      </div>
    )
  }

const meta: Meta<typeof CategoryMenu> = {
  title: 'Lobby/CategoryMenu',
  component: CategoryMenu,
  globals: { viewport: { value: 'desktop' } },
  parameters: { allLooks: false },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation')
    await waitFor(() => expect(menu.querySelectorAll('a, button').length).toBeGreaterThan(10))
    const { right } = menu.getBoundingClientRect()
    for (const entry of menu.querySelectorAll('a, button')) {
      const box = entry.getBoundingClientRect()
      await expect(box.right, entry.textContent ?? '').toBeLessThanOrEqual(right + 1)
      const name = entry.lastElementChild!
      await expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth)
    }
  },
}
export default meta
type Story = StoryObj<typeof CategoryMenu>

/** None is cut at the edge, whatever stands beside the page. */
export const BesideTheMenu: Story = { render: ofHome('w-240') }

export const OnLaptop: Story = {
  render: ofHome('w-160'),
  globals: { viewport: { value: 'laptop' } },
}

export const AcrossThePage: Story = { render: ofHome('w-full'), parameters: { allLooks: true } }
