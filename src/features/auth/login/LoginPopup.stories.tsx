import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { LoginPopup } from './LoginPopup.tsx'

const meta: Meta<typeof LoginPopup> = {
  title: 'Components/Overlays/LoginPopup',
  component: LoginPopup,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', site: { path: '/login' } },
}
export default meta
type Story = StoryObj<typeof LoginPopup>

export const Login: Story = {
  play: async () => {
    await screen.findByRole('dialog')
  },
}
