import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomNav } from './BottomNav.tsx'

const meta: Meta<typeof BottomNav> = {
  title: 'Shell/BottomNav',
  component: BottomNav,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof BottomNav>

export const Visitor: Story = { parameters: { allLooks: false } }

export const Member: Story = { parameters: { site: { as: 'member', path: '/rng' } } }
