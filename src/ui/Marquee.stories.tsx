import type { Meta, StoryObj } from '@storybook/react-vite'
import { Megaphone } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Marquee } from './Marquee.tsx'

const FIRST = 'Withdrawals arrive within ten minutes this weekend.'

const meta: Meta<typeof Marquee> = {
  title: 'Components/Layout and navigation/Marquee',
  component: Marquee,
  args: {
    icon: <Megaphone />,
    label: 'News',
    pauseLabel: 'Pause the notices',
    resumeLabel: 'Resume the notices',
    onOpen: fn(),
    items: [
      { id: '1', text: FIRST },
      { id: '2', text: 'A new studio joined the live tables tonight.' },
      { id: '3', text: 'Maintenance on Tuesday from 04:00 to 05:00.' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Marquee>

export const Scrolling: Story = {}

export const OneLine: Story = {
  args: { items: [{ id: '1', text: 'A new studio joined the live tables tonight.' }] },
}

export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Pause the notices') }))
    await expect(canvas.getByRole('button', { name: say('Resume the notices') })).toBeVisible()
  },
}

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say(FIRST) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('1')
  },
}
