import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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
    await expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
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
export const LongVietnamese: Story = {
  globals: { language: 'VI', viewport: { value: 'small' } },
  args: {
    title: 'Bạn có chắc chắn muốn đăng xuất khỏi tài khoản của mình không?',
    children: 'Phiên của bạn trên thiết bị này sẽ kết thúc và các trò chơi đang mở sẽ đóng lại.',
    confirmLabel: 'Đăng xuất khỏi tài khoản',
    cancelLabel: 'Ở lại trang này',
  },
}
