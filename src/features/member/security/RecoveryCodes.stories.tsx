import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const meta: Meta<typeof RecoveryCodes> = {
  title: 'Components/Forms/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: [
      'K7PMA-Q2XWD',
      'R4TNE-9HDBU',
      'V8JCK-3LYGP',
      'M6WFT-7ZKAX',
      'T2HXB-5QNPR',
      'D9RBY-8CVJM',
      'Y3GLW-4MTKC',
      'B5ZQF-6XWEN',
      'N7KDJ-2PRHV',
      'F4VYS-9JGCA',
    ],
    onKept: fn(),
  },
  parameters: { site: { as: 'member' } },
}
export default meta
type Story = StoryObj<typeof RecoveryCodes>

export const Given: Story = {}
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons.at(-1)!)
    await expect(args.onKept).toHaveBeenCalledOnce()
  },
}
