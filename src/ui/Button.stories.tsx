import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Join the table' },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'accent', 'outline', 'quiet'] },
    size: { control: 'select', options: ['sm', 'md', 'lg'] },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Accent: Story = { args: { variant: 'accent' } }
export const Outline: Story = { args: { variant: 'outline' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Disabled: Story = { args: { disabled: true } }
export const Block: Story = { args: { block: true, size: 'lg' } }

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
}
