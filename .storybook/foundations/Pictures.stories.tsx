import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { brands } from 'virtual:livery-brands'
import { WORD_SIDES } from '#core/brand/pictures.ts'
import { INKS, mainAddress, type RuntimePicture, type Scrim } from '#core/brand/runtimePictures.ts'
import { PictureSlide } from '#features/lobby/hero/HeroParts.tsx'
import { type HeroSlide, useHeroSlides } from '#features/lobby/hero/heroSlides.ts'
import { findBrand } from '../applyLook.ts'
import { Block } from './Block.tsx'
import { Facts } from './pictures/Facts.tsx'
import { InMode } from './pictures/InMode.tsx'
import { picturesOf, PLACES, SLOT_NAMES, SUMMARIES, type SlotName } from './pictures/slots.ts'

const meta: Meta = {
  title: 'Foundations/Pictures',
  tags: ['!autodocs'],
  // The page shows one brand in both modes, whatever mode the toolbar has.
  parameters: { layout: 'fullscreen', allLooks: false },
  globals: { viewport: { value: 'desktop' } },
}
export default meta

/** Names the sample brands that have pictures of their own for a slot. */
const usersOf = (slot: SlotName) => brands.filter((brand) => picturesOf(brand, slot).length > 0)

/** A slot at its place in both modes, and what the brand says of its picture. */
function SlotBlock({ slot, brand: id }: { slot: SlotName; brand: string }) {
  const brand = findBrand(id)
  const Place = PLACES[slot]
  const pictures = picturesOf(brand, slot)
  const names = usersOf(slot).map(({ site }) => site.name)
  return (
    <Block title={`${slot}: ${SUMMARIES[slot]}`}>
      <p className="text-label text-muted">
        {`${pictures.length > 0 ? '' : `${brand.site.name} has none of its own. `}Used by ${names.join(', ')}`}
      </p>
      {/* The hero has the width of a page, by which its form is laid out. */}
      <div className={`grid items-start gap-4 ${slot === 'hero' ? '' : 'lg:grid-cols-2'}`}>
        {brand.theme.modes.map((mode) => (
          <InMode key={mode} mode={mode}>
            <div data-place={slot} className="flex flex-col gap-4">
              <Place />
            </div>
            {pictures.slice(0, slot === 'hero' ? pictures.length : 1).map((picture) => (
              <Facts key={picture.file.at} picture={picture} mode={mode} />
            ))}
          </InMode>
        ))}
      </div>
    </Block>
  )
}

/** Every slot of the toolbar's brand, in both modes. */
export const EachSlot: StoryObj = {
  render: (_args, { globals }) => (
    <main className="flex flex-col gap-12 p-6">
      <h1 className="text-display">{findBrand(globals.brand as string).site.name}</h1>
      {SLOT_NAMES.map((slot) => (
        <SlotBlock key={slot} slot={slot} brand={globals.brand as string} />
      ))}
    </main>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(SLOT_NAMES.filter((slot) => usersOf(slot).length === 0)).toEqual([])
    const brand = findBrand(globals.brand as string)
    const own = SLOT_NAMES.filter((slot) => picturesOf(brand, slot).length > 0)
    const lacks = (slot: SlotName) => {
      const known = picturesOf(brand, slot).flatMap(addressesOf)
      const places = [...canvasElement.querySelectorAll(`[data-place=${slot}]`)]
      return places.some(
        (place) => ![...place.querySelectorAll('img')].some(({ src }) => known.includes(src)),
      )
    }
    await waitFor(() => expect(own.filter(lacks)).toEqual([]))
  },
}

/** The words of a split hero lie beside the picture of each mode, as on the home page. */
export const SplitHero: StoryObj = {
  // A test, and no page for designers.
  tags: ['!dev'],
  parameters: { site: { choices: { hero: 'split' } } },
  render: (_args, { globals }) => (
    <main className="p-6">
      <SlotBlock slot="hero" brand={globals.brand as string} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const places = () => [...canvasElement.querySelectorAll('[data-place=hero]')]
    const edge = (place: Element, part: string, side: 'left' | 'right') =>
      place.querySelector(part)?.getBoundingClientRect()[side] ?? Number.NaN
    await waitFor(() => {
      expect(places()).not.toEqual([])
      for (const place of places())
        expect(edge(place, '.slide-words', 'right')).toBeLessThanOrEqual(
          edge(place, '.slide-picture', 'left') + 1,
        )
    })
  },
}

/** Lists the addresses of all drawings of a picture. */
const addressesOf = ({ file, dark, phone, phoneDark }: RuntimePicture) =>
  [file, dark, phone, phoneDark]
    .filter((drawing) => drawing !== undefined)
    .map((drawing) => new URL(mainAddress(drawing), document.baseURI).href)

/** Strengths of a scrim that show what a tone does; the brand script computes what words need. */
const SCRIMS: Record<string, Scrim | undefined> = {
  'auto: as strong as the words need': undefined,
  none: { ink: 'light', alpha: 0 },
  'dark, 40 %': { ink: 'light', alpha: 0.4 },
  'light, 40 %': { ink: 'dark', alpha: 0.4 },
}

const SIDES: Partial<Record<(typeof WORD_SIDES)[number], Scrim>> = {
  below: { ink: 'light', alpha: 0.7 },
}

const withScrim = ({ file, ...picture }: RuntimePicture, scrim: Scrim | undefined) => {
  const { dark: _, phone: __, phoneDark: ___, ...rest } = picture
  return { ...rest, file: { ...file, ...(scrim && { scrim }) } }
}

const isOwn = ({ picture }: HeroSlide) => 'own' in picture

function Slides() {
  const slide = useHeroSlides().slides.find(isOwn)
  if (!slide || !('own' in slide.picture)) return null
  const { own } = slide.picture
  return (
    <>
      <Block title="words: the side of a wide slide on which its words stand">
        <ul className="grid gap-6 lg:grid-cols-2">
          {WORD_SIDES.map((side) => {
            // The brand script computes the scrim for the words' side; here it is given.
            const { words: _, ...picture } = withScrim(own, SIDES[side])
            const shown = { ...picture, ...(side !== 'left' && { words: side }) }
            return (
              <li key={side} className="flex flex-col gap-2">
                <strong className="text-label">{side}</strong>
                <PictureSlide
                  slide={{ ...slide, picture: { own: shown } }}
                  box="wide"
                  eager
                  // The empty side of a picture is that of its words.
                  className={`aspect-16/7 rounded-hero ${side === 'right' ? '[&_img]:-scale-x-100' : ''}`}
                />
              </li>
            )
          })}
        </ul>
      </Block>
      <Block title="scrim: what lies behind the words">
        <ul className="grid gap-6 lg:grid-cols-2">
          {Object.entries(SCRIMS).map(([name, scrim]) => (
            <li key={name} className="flex flex-col gap-2">
              <strong className="text-label">{name}</strong>
              <PictureSlide
                slide={{ ...slide, picture: { own: withScrim(own, scrim) } }}
                box="wide"
                eager
                className="aspect-16/7 rounded-hero"
              />
            </li>
          ))}
        </ul>
      </Block>
    </>
  )
}

/** Every side of the words and kind of scrim on the first slide of the toolbar's brand. */
export const WordsAndScrims: StoryObj = {
  // A brand file may not name a scrim with which its words are hard to read; the story shows all.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <main className="flex flex-col gap-12 p-6">
      <h1 className="text-display">Words on pictures</h1>
      <Slides />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const slides = () => [...canvasElement.querySelectorAll<HTMLElement>('.slide')]
    const count = WORD_SIDES.length + Object.keys(SCRIMS).length
    await waitFor(() => expect(slides()).toHaveLength(count))
    const scrims = slides().map((slide) => slide.style.getPropertyValue('--ink'))
    await expect(scrims).toContain(`rgb(${INKS.dark.ink.join(' ')})`)
    await expect(scrims).toContain(`rgb(${INKS.light.ink.join(' ')})`)
  },
}
