import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Choices } from '#core/brand/choices.ts'
import { HomeHero } from './HomeHero.tsx'
import { titleWidths } from './titleWidths.ts'

const meta: Meta<typeof HomeHero> = {
  title: 'Components/Games/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen', allLooks: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
}
export default meta
type Story = StoryObj<typeof HomeHero>

/** Shows the hero with one of its forms and heights. */
const withHero = (
  hero: Choices['hero'],
  heroHeight: Choices['heroHeight'] = 'low',
): NonNullable<Story['parameters']> => ({ site: { choices: { hero, heroHeight } } })

export const Bleed: Story = { parameters: withHero('bleed') }

export const Framed: Story = { parameters: { ...withHero('framed'), allLooks: true } }

/** The words of a banner stand on the colour of the page. */
export const FramedOnThePage: Story = {
  parameters: {
    site: { choices: { hero: 'framed', heroHeight: 'medium', bannerShade: 'page' } },
    allLooks: true,
  },
}

export const FramedMedium: Story = { parameters: withHero('framed', 'medium') }

export const Spotlight: Story = { parameters: withHero('spotlight', 'tall') }

export const Split: Story = { parameters: { ...withHero('split', 'medium'), allLooks: true } }

export const Words: Story = { parameters: { ...withHero('words', 'medium'), allLooks: true } }

export const Mosaic: Story = { parameters: { ...withHero('mosaic', 'medium'), allLooks: true } }

/** Only the name of the site is left, for screen readers. */
export const None: Story = {
  parameters: withHero('none'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** Titles as long as translations make them: many short words, and few long ones. */
const LONG = [
  'Hoàn tiền không giới hạn cho thành viên mới',
  'Willkommensbonus für neue Lieblingsspiele',
]

/** Long titles in the largest type; each is whole, and all words are inside their slide. */
const withLongTitles = (
  hero: Choices['hero'],
  heroHeight: Choices['heroHeight'],
  viewport: 'phone' | 'desktop',
): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { site: { choices: { hero, heroHeight, typeScale: 'display' } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region')
    const titles = [...canvasElement.querySelectorAll<HTMLElement>('.slide-title')].slice(0, 3)
    for (const [index, title] of titles.entries()) {
      title.textContent = LONG[index % LONG.length]!
      for (const [name, width] of Object.entries(titleWidths(title.textContent)))
        title.style.setProperty(name, String(width))
      const slide = title.closest('a, button')!.getBoundingClientRect()
      await expect(title.scrollHeight, 'lines cut').toBeLessThanOrEqual(title.clientHeight + 1)
      await expect(title.scrollWidth, 'words cut').toBeLessThanOrEqual(title.clientWidth)
      // Very low slides have no room for the text.
      const lines = [...title.parentElement!.children].filter((line) => line.checkVisibility())
      for (const line of lines) {
        const { top, bottom } = line.getBoundingClientRect()
        await expect(top, 'above').toBeGreaterThanOrEqual(slide.top - 1)
        await expect(bottom, 'below').toBeLessThanOrEqual(slide.bottom + 1)
      }
    }
  },
})

export const LongTitles: Story = withLongTitles('bleed', 'tall', 'desktop')
export const LongTitlesInLowSlides: Story = withLongTitles('bleed', 'low', 'desktop')
export const LongTitlesOnPhones: Story = withLongTitles('bleed', 'tall', 'phone')
export const LongTitlesInFrames: Story = withLongTitles('framed', 'low', 'desktop')
export const LongTitlesInFramesOnPhones: Story = withLongTitles('framed', 'low', 'phone')
export const LongTitlesBesidePictures: Story = withLongTitles('split', 'low', 'desktop')
export const LongTitlesBelowPictures: Story = withLongTitles('split', 'low', 'phone')

/** In a display scale, the words beside a picture are a display heading in the vertical middle. */
export const SplitInLargeType: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { site: { choices: { hero: 'split', heroHeight: 'tall', typeScale: 'display' } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region')
    const words = canvasElement.querySelector('.slide-words')!
    const [first, last] = [words.firstElementChild!, words.lastElementChild!]
    await expect(Number.parseFloat(getComputedStyle(first).fontSize)).toBeGreaterThan(50)
    const box = words.getBoundingClientRect()
    const above = first.getBoundingClientRect().top - box.top
    const below = box.bottom - last.getBoundingClientRect().bottom
    await expect(Math.abs(above - below)).toBeLessThan(12)
  },
}

/** The text of the banner stays on the side of the picture that shows no subject. */
export const BleedOnLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: withHero('bleed'),
  decorators: [
    (Story) => (
      <div className="w-[44.5rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
    const slide = canvas.getAllByRole('group')[0]!
    const { left, width } = slide.getBoundingClientRect()
    for (const line of slide.querySelectorAll('.slide-words > *')) {
      const text = document.createRange()
      text.selectNodeContents(line)
      const { right } = text.getBoundingClientRect()
      // The brand's own picture has a half for the words.
      const share = slide.querySelector('.slide-own') ? 0.5 : 0.41
      await expect((right - left) / width, line.textContent ?? '').toBeLessThan(share)
    }
  },
}
