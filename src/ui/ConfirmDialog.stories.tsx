import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Log out?',
    children: 'Your session on this device ends. Games that are open are closed.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

export const Plain: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: say('Log out?') })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: say('Stay') })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: say('Log out') }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Remove this bank account?',
    children: 'This can’t be undone.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep it',
  },
}
export const Busy: Story = { args: { busy: true } }
export const LongOnSmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Do you really want to log out of your account on this device?',
    confirmLabel: 'Log out all other devices',
    cancelLabel: 'Back to the agent center',
  },
}
