import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateGrid } from '#storybook/docs/blocks/StateGrid.tsx'
import { say } from '#storybook/samples/say.ts'
import { Button } from './Button.tsx'

const VARIANTS = ['primary', 'accent', 'soft', 'outline', 'quiet', 'danger'] as const
const SIZES = ['sm', 'md', 'lg'] as const

const meta: Meta<typeof Button> = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Deposit' },
  argTypes: {
    variant: { control: 'select', options: VARIANTS },
    size: { control: 'select', options: SIZES },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { tags: ['state'] }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }

/** Where buttons are words above a line, one that waits keeps the line, with straight ends. */
export const UnderlinedAndDisabled: Story = {
  args: { disabled: true },
  parameters: { site: { choices: { button: 'underline', corner: 'round' } } },
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('button'))
    await expect(look.boxShadow).toMatch(/0px -4px 0px 0px inset/)
    await expect(look.borderRadius).toBe('0px')
    await expect(look.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

/** Every variant of a button in every size. */
export const Variants: Story = {
  render: (args) => (
    <StateGrid
      states={VARIANTS.map((variant) => ({
        name: variant,
        content: (
          <div className="flex flex-wrap items-center gap-2">
            {SIZES.map((size) => (
              <Button key={size} {...args} variant={variant} size={size} />
            ))}
          </div>
        ),
      }))}
    />
  ),
}

export const Disabled: Story = { tags: ['state'], args: { disabled: true } }
export const Block: Story = { args: { block: true, size: 'lg' } }

export const LongWords: Story = {
  tags: ['state'],
  args: { children: 'Log out all other devices' },
}

export const Busy: Story = {
  tags: ['state'],
  args: { busy: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: say('Deposit') })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
}
