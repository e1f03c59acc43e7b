import type { Meta, StoryObj } from '@storybook/react-vite'
import { Smartphone, User } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Tabs } from './Tabs.tsx'

function Stateful(props: ComponentProps<typeof Tabs<string>>) {
  const [value, setValue] = useState(props.value)
  return (
    <Tabs {...props} value={value} onChange={setValue}>
      <p className="text-body text-muted">
        {props.items.find((item) => item.value === value)?.label}
      </p>
    </Tabs>
  )
}

const meta: Meta<typeof Tabs<string>> = {
  title: 'Components/Layout and navigation/Tabs',
  component: Tabs,
  render: Stateful,
  args: {
    label: 'How to log in',
    value: 'username',
    items: [
      { value: 'username', label: 'Username', icon: <User /> },
      { value: 'mobile', label: 'Mobile number', icon: <Smartphone /> },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Tabs<string>>

export const Two: Story = { tags: ['state'] }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: say('Username') }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(say('Mobile number'))
  },
}

/** The mark keeps its old width for a frame after the window has become narrower. */
export const WideMark: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const mark = canvas
      .getByRole('tablist')
      .querySelector<HTMLElement>(':scope > [role=presentation]')!
    mark.style.width = '2000px'
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(mark.getBoundingClientRect().width).toBeGreaterThan(clientWidth)
    await expect(scrollWidth).toBe(clientWidth)
    mark.style.width = ''
  },
}

export const LongWords: Story = {
  tags: ['state'],
  args: {
    items: [
      { value: 'username', label: 'ID or username', icon: <User /> },
      { value: 'mobile', label: 'Your mobile number', icon: <Smartphone /> },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-[288px]">
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
