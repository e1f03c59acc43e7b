import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta: Meta<typeof Dialog> = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Check your withdrawal',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div className="flex flex-col gap-4">
        <p className="text-body text-muted">
          We have your request. The money is set aside for it until it is paid.
        </p>
        <Button block>Check and continue</Button>
      </div>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Plain: Story = {}

export const WithBanner: Story = {
  args: { banner: <div className="size-full bg-primary" /> },
}

const Rules = () => (
  <div className="flex flex-col gap-3 text-body text-muted">
    {Array.from({ length: 24 }, (_, index) => (
      <p key={index}>{`${index + 1}. ${say('How points are earned')}`}</p>
    ))}
  </div>
)

export const LongContent: Story = {
  args: {
    children: <Rules />,
  },
}

export const ClosesByKeyAndButton: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: say('Close') }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Wide: Story = { args: { wide: true } }

export const WithFooter: Story = {
  args: {
    ...LongContent.args,
    footer: (
      <Button block size="lg">
        Check and continue
      </Button>
    ),
  },
}

export const Mandatory: Story = {
  args: { title: 'Set a new password', mandatory: true, closeLabel: undefined, onClose: undefined },
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: say('Set a new password') })).toBeVisible()
    await expect(screen.queryByRole('button', { name: say('Close') })).toBeNull()
  },
}

export const StartsInTheFirstField: Story = {
  args: { children: <input aria-label="Amount" className="w-full rounded-control border p-3" /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: say('Amount') })).toHaveFocus())
  },
}

export const ShowsNoFocusRingAtArrival: Story = {
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: say('Check your withdrawal') })
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(getComputedStyle(dialog).outlineStyle).toBe('none')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: say('Close') })).toHaveFocus()
  },
}
