import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta: Meta<typeof Dialog> = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Welcome back',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div className="flex flex-col gap-4">
        <p className="text-body text-muted">Your seat is kept for ten minutes.</p>
        <Button block>Take my seat</Button>
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

export const LongContent: Story = {
  args: {
    children: (
      <div className="flex flex-col gap-3 text-body text-muted">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{`Rule ${index + 1}: points are added five minutes after each round.`}</p>
        ))}
      </div>
    ),
  },
}

export const ClosesByKeyAndButton: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Wide: Story = { args: { wide: true } }

export const WithFooter: Story = {
  args: {
    ...LongContent.args,
    footer: (
      <Button block size="lg">
        I have read them
      </Button>
    ),
  },
}

export const Mandatory: Story = {
  args: { title: 'Set a new password', mandatory: true, closeLabel: undefined, onClose: undefined },
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'Set a new password' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const StartsInTheFirstField: Story = {
  args: { children: <input aria-label="Seat" className="w-full rounded-control border p-3" /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Seat' })).toHaveFocus())
  },
}

export const ShowsNoFocusRingAtArrival: Story = {
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Welcome back' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(getComputedStyle(dialog).outlineStyle).toBe('none')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}
