import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Button } from './Button.tsx'
import { Menu } from './Menu.tsx'

const meta: Meta<typeof Menu<string>> = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  // An open menu would lie over the rest of the page.
  parameters: { docs: { story: { inline: false, height: 280 } } },
  args: {
    trigger: <Button variant="outline" />,
    children: 'Language',
    value: 'th',
    choices: [
      { value: 'th', label: 'ไทย', lang: 'th' },
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'vi', label: 'Tiếng Việt', lang: 'vi' },
      { value: 'ko', label: '한국어', lang: 'ko' },
    ],
    onChoose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Menu<string>>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: say('Language') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'ไทย' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: '한국어' }))
    await expect(args.onChoose).toHaveBeenCalledWith('ko')
  },
}
