import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Carousel } from './Carousel.tsx'

const COLORS = ['bg-primary text-on-primary', 'bg-accent text-on-accent', 'bg-raised text-text']

const slides = ['Weekend race', 'Double points', 'Welcome gift', 'Night tables']

const meta: Meta<typeof Carousel> = {
  title: 'Components/Layout and navigation/Carousel',
  component: Carousel,
  args: {
    slides,
    renderSlide: (index) => (
      <div
        className={`flex aspect-16/7 items-end rounded-hero p-6 text-title ${COLORS[index % COLORS.length]}`}
      >
        {say(slides[index]!)}
      </div>
    ),
    slideClass: 'basis-full sm:basis-1/2 lg:basis-1/3',
    labels: {
      carousel: 'Offers',
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause the slides',
      resume: 'Play the slides',
      position: (slide, count) => say('Slide {place} of {slides}', { place: slide, slides: count }),
    },
  },
}
export default meta
type Story = StoryObj<typeof Carousel>

export const ThreeAbreast: Story = {}
export const OneAtATime: Story = { args: { slideClass: 'basis-full' } }
export const SingleSlide: Story = { args: { slides: slides.slice(0, 1), slideClass: 'basis-full' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}

export const Moves: Story = {
  args: { slideClass: 'basis-full' },
  play: async ({ canvas }) => {
    const third = canvas.getByRole('button', {
      name: say('Slide {place} of {slides}', { place: 3, slides: 4 }),
    })
    await userEvent.click(third)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
    const pause = canvas.queryByRole('button', { name: say('Pause the slides') })
    if (pause) await userEvent.click(pause)
    await expect(canvas.getByRole('button', { name: say('Play the slides') })).toBeVisible()
  },
}
