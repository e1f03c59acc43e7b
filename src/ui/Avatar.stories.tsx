import type { Meta, StoryObj } from '@storybook/react-vite'
import { coverAt } from '#storybook/pictures.ts'
import { Avatar } from './Avatar.tsx'

const meta: Meta<typeof Avatar> = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'lucky88' },
}
export default meta
type Story = StoryObj<typeof Avatar>

export const Initial: Story = {}
export const Thai: Story = { args: { name: 'ปิยะ' } }
export const Nameless: Story = { args: { name: '' } }
export const Large: Story = { args: { className: 'size-16 text-heading' } }
export const WithPicture: Story = { args: { src: coverAt(0) } }
export const PictureFailed: Story = { args: { src: 'data:image/png;base64,broken' } }
