import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { TextAreaField } from './TextAreaField.tsx'

function Written({ value: first, ...props }: ComponentProps<typeof TextAreaField>) {
  const [value, setValue] = useState(first)
  return (
    <TextAreaField {...props} value={value} onChange={({ target }) => setValue(target.value)} />
  )
}

const meta: Meta<typeof TextAreaField> = {
  title: 'Components/Forms/TextAreaField',
  component: TextAreaField,
  render: (args) => <Written {...args} />,
  args: {
    label: 'Your message',
    hint: 'Tell us what went wrong, or what we could do better.',
    value: '',
    maxLength: 140,
  },
}
export default meta
type Story = StoryObj<typeof TextAreaField>

/** The field counts the characters, and accepts no more than its maximum. */
export const Counted: Story = {
  args: { maxLength: 12 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: say('Your message') })
    await userEvent.type(field, 'Twelve characters')
    await expect(field).toHaveValue('Twelve chara')
    await expect(canvas.getByText('12/12')).toBeVisible()
  },
}

export const Faulty: Story = {
  args: { value: 'Thank you', error: 'Please fill this in.', required: true },
}
