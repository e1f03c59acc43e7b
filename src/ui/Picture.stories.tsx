import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageOff } from 'lucide-react'
import { pictures } from 'virtual:livery-brands'
import { expect, waitFor } from 'storybook/test'
import { Picture } from './Picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'Components/Data/Picture',
  component: Picture,
  args: {
    src: pictures[0],
    alt: 'A hall of lights',
    // The picture loads at once: a lazy one waits for a frame, which Chromium may not draw while
    // nothing changes.
    eager: true,
    className: 'aspect-16/7 w-80 rounded-panel',
    fallback: (
      <span className="flex aspect-16/7 w-80 items-center justify-center rounded-panel bg-raised text-muted">
        <ImageOff className="size-8" aria-label="No picture" />
      </span>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Picture>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A hall of lights' })
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }))
  },
}

export const Waiting: Story = { args: { src: undefined } }

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('No picture')).toBeVisible()
  },
}
