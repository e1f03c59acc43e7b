import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { ForgotPasswordPopup } from './ForgotPasswordPopup.tsx'

const meta: Meta<typeof ForgotPasswordPopup> = {
  title: 'Components/Overlays/ForgotPasswordPopup',
  component: ForgotPasswordPopup,
  args: { onClose: fn(), portal: 'member' },
  parameters: { layout: 'fullscreen' },
}
export default meta

/** The popup as it opens over the login, with a link back to the login. */
export const Recovery: StoryObj<typeof ForgotPasswordPopup> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Back to login') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
