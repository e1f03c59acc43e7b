import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Heart } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Messages', children: <Bell className="size-5" />, onClick: fn() },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Plain: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const Pressed: Story = {
  args: { 'aria-pressed': true, label: 'Favorite', children: <Heart className="size-5" /> },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say('Messages') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
