import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '#storybook/docs/blocks/StateGrid.tsx'
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

/** Every kind of avatar side by side. */
export const Kinds: Story = {
  render: () => (
    <StateGrid
      states={[
        { name: 'With a picture', content: <Avatar name="lucky88" src={coverAt(0)} /> },
        { name: 'Without one', content: <Avatar name="lucky88" /> },
        { name: 'Name in another script', content: <Avatar name="ปิยะ" /> },
        { name: 'Without a name', content: <Avatar name="" /> },
        { name: 'Large', content: <Avatar name="lucky88" className="size-16 text-heading" /> },
      ]}
    />
  ),
}

export const Thai: Story = { args: { name: 'ปิยะ' } }
export const Nameless: Story = { args: { name: '' } }
export const Large: Story = { args: { className: 'size-16 text-heading' } }
export const WithPicture: Story = { args: { src: coverAt(0) } }
export const PictureFailed: Story = { args: { src: 'data:image/png;base64,broken' } }
