import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { RegisterPopup } from './RegisterPopup.tsx'

const meta: Meta<typeof RegisterPopup> = {
  title: 'Auth/Register',
  component: RegisterPopup,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', site: { path: '/register' } },
}
export default meta
type Story = StoryObj<typeof RegisterPopup>

/** The fields that the brand's registration asks for. */
export const Register: Story = {
  play: async () => {
    await screen.findAllByRole('checkbox')
  },
}
