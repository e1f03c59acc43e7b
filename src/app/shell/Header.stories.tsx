import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Header } from './Header.tsx'

const meta: Meta<typeof Header> = {
  title: 'Shell/Header',
  component: Header,
  args: { sideMenu: true },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', allLooks: false },
}
export default meta
type Story = StoryObj<typeof Header>

const phone = { globals: { viewport: { value: 'phone' } } }

export const Visitor: Story = { parameters: { allLooks: true } }

export const VisitorOnPhone: Story = phone

const loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}

export const Member: Story = {
  ...loaded,
  parameters: { site: { as: 'member', path: '/slots' }, allLooks: true },
}

export const MemberOnPhone: Story = { ...loaded, ...phone, parameters: { site: { as: 'member' } } }

export const Trial: Story = {
  ...loaded,
  parameters: { site: { as: 'trial' }, allLooks: true },
}

export const TrialOnPhone: Story = { ...loaded, ...phone, parameters: { site: { as: 'trial' } } }

/** What an agent has more than a member is in the account's menu. */
export const Agent: Story = {
  parameters: { site: { as: 'agent' }, allLooks: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: /lotus88/ }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const AgentOnPhone: Story = { ...Agent, ...phone, parameters: { site: { as: 'agent' } } }
