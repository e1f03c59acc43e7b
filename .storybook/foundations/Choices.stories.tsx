import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type ChoiceName, STYLED_CHOICES, toDashes } from '#core/brand/choices.ts'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { findBrand, modeOf, type Look } from '../applyLook.ts'
import { ChoiceBlock } from './choices/ChoiceBlock.tsx'
import { Contents } from './choices/Contents.tsx'
import { DESK_PAGES, type Drawing, type Ground, PHONE_PAGES, PIECES } from './choices/drawings.ts'
import {
  type DeskChoice,
  type PhoneChoice,
  PIECE_CHOICES,
  type PiecePart,
} from './choices/grounds.ts'
import { looksOf } from './choices/looksOf.ts'
import { Specimen } from './Specimen.tsx'

const meta: Meta = {
  title: 'Foundations/Choices',
  tags: ['!autodocs'],
  // The frames set the choices of one mode, the toolbar's.
  parameters: { layout: 'fullscreen', allLooks: false, site: {} },
  globals: { viewport: { value: 'desktop' } },
}
export default meta

/**
 * A page without choices of its own: styles that look for a value on any element above would take
 * the page's value for that of a frame.
 */
function Page({ className, children }: { className: string; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const name of STYLED_CHOICES) {
      document.documentElement.removeAttribute(`data-${toDashes(name)}`)
    }
  }, [])
  return <main className={className}>{children}</main>
}

/** Names the values of drawn choices that look like another value of the same choice. */
function alikeValues(page: Element): string[] {
  return [...page.querySelectorAll<HTMLElement>('[data-choice]')].flatMap((block) => {
    const known = new Map<string, string>()
    return [...block.querySelectorAll<HTMLElement>('[data-value]')].flatMap((drawing) => {
      const { value } = drawing.dataset
      const looks = looksOf(drawing)
      const other = known.get(looks)
      known.set(looks, value!)
      return other ? [`${block.dataset.choice}: ${value} looks like ${other}`] : []
    })
  })
}

type Drawings = Partial<Record<ChoiceName, Drawing>>

/** Shows choices, each value drawn on something that changes with it. */
const showing = (drawings: Drawings, ground: Ground): StoryObj => {
  const names = Object.keys(drawings) as ChoiceName[]
  const isPhone = ground === 'phone'
  return {
    ...(isPhone && { globals: { viewport: { value: 'phone' } } }),
    render: (_args, { globals }) => (
      <Page className={`flex flex-col gap-12 ${isPhone ? '' : 'p-6'}`}>
        <Contents
          brand={findBrand(globals.brand as string)}
          names={names}
          className={isPhone ? 'p-4' : ''}
        />
        {names.map((name) => (
          <ChoiceBlock
            key={name}
            name={name}
            drawing={drawings[name]!}
            ground={ground}
            look={globals as unknown as Look}
          />
        ))}
      </Page>
    ),
    play: async ({ canvasElement }) => {
      // One value of each choice is the brand's own.
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('[data-choice] > [aria-current]')).toHaveLength(
          names.length,
        ),
      )
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull())
      await waitFor(() => expect(alikeValues(canvasElement)).toEqual([]))
    },
  }
}

/** Every value of some choices, on the pieces of a page that they change. */
const onPieces = (part: PiecePart) =>
  showing(Object.fromEntries(PIECE_CHOICES[part].map((name) => [name, PIECES[name]])), 'piece')

export const Type = onPieces('Type')
export const Shapes = onPieces('Shapes')
export const Marks = onPieces('Marks')
export const Tiles = onPieces('Tiles')

/** Every value of a choice of whole pages, in small windows of a desk. */
const onADesk = (name: DeskChoice) => showing({ [name]: DESK_PAGES[name] }, 'desk')

export const PageWidth = onADesk('pageWidth')
export const Shell = onADesk('shell')
export const Header = onADesk('header')
export const LogoPlace = onADesk('logoPlace')
export const Footer = onADesk('footer')
export const FooterColour = onADesk('footerColour')
export const Hero = onADesk('hero')
export const HeroHeight = onADesk('heroHeight')
export const BannerShade = onADesk('bannerShade')
export const Home = onADesk('home')
export const SectionColour = onADesk('sectionColour')
export const TileSize = onADesk('tileSize')

/** Every value of a choice by which pages differ on a phone. */
const onAPhone = (name: PhoneChoice) => showing({ [name]: PHONE_PAGES[name] }, 'phone')

export const PhoneNavOnAPhone = onAPhone('phoneNav')
export const HeroOnAPhone = onAPhone('hero')
export const HomeOnAPhone = onAPhone('home')
export const TileSizeOnAPhone = onAPhone('tileSize')

/** The six looks in the colours of the toolbar's brand; the face of headings is the brand's. */
export const SixLooks: StoryObj = {
  parameters: { docs: { story: { height: 'auto' } } },
  render: (_args, { globals }) => (
    <Page className="p-6">
      <h1 className="sr-only">Looks</h1>
      <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {LOOK_NAMES.map((name) => (
          <Specimen
            key={name}
            name={name}
            text={LOOKS[name].summary}
            choices={LOOKS[name].choices}
            mode={modeOf(globals as unknown as Look)}
          />
        ))}
      </ul>
    </Page>
  ),
}
