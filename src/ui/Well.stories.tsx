import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { say } from '#storybook/samples/say.ts'
import { inputClass, Well } from './Well.tsx'

const meta: Meta<typeof Well> = {
  title: 'Components/Forms/Well',
  component: Well,
  argTypes: { children: { control: false } },
  render: ({ disabled = false, ...args }) => (
    <Well {...args} disabled={disabled}>
      <span className="flex items-center ps-4 text-muted">
        <Search aria-hidden="true" className="size-5" />
      </span>
      <input
        aria-label={say('Search')}
        defaultValue={say('Favorites')}
        disabled={disabled}
        aria-invalid={args.invalid}
        className={inputClass}
      />
    </Well>
  ),
}
export default meta
type Story = StoryObj<typeof Well>

export const Plain: Story = {}
export const Invalid: Story = { args: { invalid: true } }
export const Disabled: Story = { args: { disabled: true } }
