import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { RegisterPopup } from './RegisterPopup.tsx'

const meta: Meta<typeof RegisterPopup> = {
  title: 'Components/Overlays/RegisterPopup',
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

/** Errors of one registration method disappear when the visitor switches to another method. */
export const MethodSwitched: Story = {
  parameters: {
    allLooks: false,
    site: { path: '/register', features: ['usernameRegistration', 'mobileRegistration'] },
  },
  play: async () => {
    await screen.findAllByRole('checkbox')
    const invalid = () => document.querySelectorAll('[aria-invalid=true]')
    const [username, mobile] = screen.getAllByRole('tab')
    await userEvent.click(document.querySelector('[type=submit]')!)
    await waitFor(() => expect(invalid().length).toBeGreaterThan(2))
    await userEvent.click(mobile!)
    await waitFor(() => expect(invalid()).toHaveLength(0))
    await userEvent.click(username!)
    await screen.findAllByRole('checkbox')
    await expect(invalid()).toHaveLength(0)
  },
}
