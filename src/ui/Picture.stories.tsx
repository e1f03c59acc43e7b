import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageOff } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { coverAt } from '#storybook/pictures.ts'
import { say } from '#storybook/samples/say.ts'
import { Picture } from './Picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'Components/Data/Picture',
  component: Picture,
  args: {
    src: coverAt(0),
    alt: 'A picture of a game',
    // The picture loads at once: a lazy one waits for a frame, which Chromium may not draw while
    // nothing changes.
    eager: true,
    className: 'aspect-tile w-60 rounded-panel',
    fallback: (
      <span className="flex aspect-tile w-60 items-center justify-center rounded-panel bg-raised text-muted">
        <ImageOff className="size-8" aria-label="No picture" />
      </span>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Picture>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: say('A picture of a game') })
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }))
  },
}

export const Waiting: Story = { args: { src: undefined } }

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(say('No picture'))).toBeVisible()
  },
}
