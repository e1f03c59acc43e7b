import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { CHOICE_NAMES, type ChoiceName, STYLED_CHOICES, toDashes } from '#core/brand/choices.ts'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { findBrand, modeOf, type Look } from '../applyLook.ts'
import { ChoiceBlock } from './choices/ChoiceBlock.tsx'
import { Contents } from './choices/Contents.tsx'
import { DRAWINGS } from './choices/drawings.ts'
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

/** Shows choices, each value drawn on something that changes with it. */
const showing = (names: readonly ChoiceName[], phone = false): StoryObj => ({
  render: (_args, { globals }) => (
    <Page className={`flex flex-col gap-12 ${phone ? '' : 'p-6'}`}>
      <Contents brand={findBrand(globals.brand as string)} names={names} phone={phone} />
      {names.map((name) => (
        <ChoiceBlock key={name} name={name} look={globals as unknown as Look} phone={phone} />
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
})

/** Every value of every choice of a piece of a page. */
export const EachChoice = showing(
  CHOICE_NAMES.filter((name) => !DRAWINGS[name].desk && DRAWINGS[name].phone !== 'alone'),
)

/** Every value of every choice of whole pages, in small windows of a desk. */
export const PagesOnADesk = showing(CHOICE_NAMES.filter((name) => DRAWINGS[name].desk))

/** Every value of every choice by which pages differ on a phone. */
export const PagesOnAPhone: StoryObj = {
  ...showing(
    CHOICE_NAMES.filter((name) => DRAWINGS[name].phone),
    true,
  ),
  globals: { viewport: { value: 'phone' } },
}

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
