import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  CHOICE_NAMES,
  CHOICES,
  type ChoiceName,
  STYLED_CHOICES,
  valuesOf,
} from '#core/brand/choices.ts'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { findBrand, isMeasured, modeOf, type Look } from '../applyLook.ts'
import { Block } from './Block.tsx'
import { Specimen } from './Specimen.tsx'

/** Needs no rule of its own, so a frame inside can show any other value. */
const { choices: NEUTRAL } = LOOKS.classic

const meta: Meta = {
  title: 'Foundations/Choices',
  // The frames set the choices of one mode, the toolbar's.
  parameters: { layout: 'fullscreen', allLooks: false, site: { choices: NEUTRAL } },
}
export default meta

const isDrawnByStyles = (name: ChoiceName) =>
  isMeasured(name) || (STYLED_CHOICES as readonly ChoiceName[]).includes(name)

const GRID = 'grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** Every value of every choice that styles draw, in the toolbar's brand and mode. */
export const EachChoice: StoryObj = {
  render: (_args, { globals }) => (
    <main className="flex flex-col gap-12 p-6">
      <h1 className="text-display">{findBrand(globals.brand as string).site.name}</h1>
      {CHOICE_NAMES.filter(isDrawnByStyles).map((name) => (
        <Block key={name} title={`${name}: ${CHOICES[name].summary}`}>
          <ul className={GRID}>
            {valuesOf(name).map((value) => (
              <Specimen
                key={value}
                name={value}
                text={(CHOICES[name].values as Record<string, string>)[value]!}
                choices={{ ...NEUTRAL, [name]: value }}
                mode={modeOf(globals as unknown as Look)}
              />
            ))}
          </ul>
        </Block>
      ))}
    </main>
  ),
}

/** The six looks in the colours of the toolbar's brand; the face of headings is the brand's. */
export const SixLooks: StoryObj = {
  render: (_args, { globals }) => (
    <main className="p-6">
      <h1 className="sr-only">Looks</h1>
      <ul className={GRID}>
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
    </main>
  ),
}
