import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { findBrand } from '#storybook/applyLook.ts'
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

/** Where panels have a thick line and a hard shadow, dialogs have them, too. */
export const Block: Story = {
  parameters: { site: { choices: { card: 'block' } } },
  play: async () => {
    const look = getComputedStyle(await screen.findByRole('dialog'))
    await expect(look.boxShadow).toMatch(/ 6px 6px 0px 0px$/)
    await expect(look.borderTopWidth).toBe('2px')
  },
}

export const WithBanner: Story = {
  render: (args, { globals }) => (
    <Dialog
      {...args}
      banner={
        <img
          src={findBrand(globals.brand as string).site.artwork.banner}
          alt=""
          className="size-full object-cover"
        />
      }
    />
  ),
}

/** Sentences of the site about withdrawals, enough of them to be higher than a screen. */
const RULES = [
  'Add an account before you withdraw. You can use it a day later; the wait keeps thieves from being paid.',
  'As your bank has it: withdrawals go to an account in this name only.',
  'After a change, withdrawals to your saved accounts wait for a day, so that nobody who takes over your account is paid.',
  'Asked for when you withdraw. Choose a different one from your login password.',
  'It confirms every withdrawal, so that nobody else can take your money.',
  'Something has to be done before you can withdraw. The list on this page shows what.',
  'That’s more than this account can receive at one time. Please withdraw less, or withdraw to another account.',
  'The fee would use up the whole amount. Please withdraw more.',
  'The bank returned your withdrawal. The money is back in your balance.',
  'This withdrawal now needs a code as well.',
  'The account isn’t in your name. Please withdraw to an account in your own name.',
  'We can no longer pay into this account. Please withdraw to another one.',
  'You still have to bet more before you can withdraw. The withdrawal page shows how much is left.',
  'Your withdrawal was not approved. The money is back in your balance.',
]

const Rules = () => (
  <ol className="flex list-decimal flex-col gap-3 ps-5 text-body text-muted">
    {RULES.map((rule) => (
      <li key={rule}>{say(rule)}</li>
    ))}
  </ol>
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
    // A designer finds the dialog as it arrives.
    dialog.focus()
  },
}
