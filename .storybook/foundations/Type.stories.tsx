import type { Meta, StoryObj } from '@storybook/react-vite'
import { faces, type PreviewFace } from 'virtual:livery-brands'
import { CHOICES, type Choices, valuesOf } from '#core/brand/choices.ts'
import { atBase, findBrand, linkCompanions } from '../applyLook.ts'
import { say } from '../samples/say.ts'
import { Block } from './Block.tsx'
import { SAMPLES, TypeScale } from './TypeScale.tsx'

const meta: Meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  // Type is the same in both modes.
  parameters: { layout: 'fullscreen', allLooks: false, docs: { story: { height: 'auto' } } },
  render: (_args, { globals }) => (
    <main className="mx-auto max-w-6xl p-6">
      <TypeScale choices={findBrand(globals.brand as string).theme} />
    </main>
  ),
}
export default meta
type Story = StoryObj

export const CompactScale: Story = { parameters: { site: { choices: { typeScale: 'compact' } } } }
export const RegularScale: Story = { parameters: { site: { choices: { typeScale: 'regular' } } } }
export const DisplayScale: Story = { parameters: { site: { choices: { typeScale: 'display' } } } }

export const SmallText: Story = { parameters: { site: { choices: { textSize: 'small' } } } }
export const LargeText: Story = { parameters: { site: { choices: { textSize: 'large' } } } }

/** Capital letters leave Thai, Korean and Chinese as they are. */
export const Capitals: Story = {
  parameters: { site: { choices: { displayFace: 'chakra-petch', headingCase: 'caps' } } },
  render: () => (
    <main className="flex flex-col gap-4 p-6">
      <h1 className="text-display">{say('Hot games')}</h1>
      <h2 lang="vi" className="text-title">
        Thưởng lễ hội
      </h2>
      <h2 lang="th" className="text-title">
        โบนัส VIP คืนนี้
      </h2>
    </main>
  ),
}

/** Digits of a face that has both forms. */
export const OldStyleNumerals: Story = {
  parameters: {
    site: { choices: { displayFace: 'playfair-display', numerals: 'old-style' } },
  },
  render: () => (
    <main className="p-6">
      <h1 className="text-display">{`1234567890 · ${say('All games')}`}</h1>
    </main>
  ),
}

/** Every face that a brand may choose, with its companions for other scripts. */
export const Faces: Story = {
  loaders: [() => linkFaces(['regular'])],
  render: () => (
    <main className="mx-auto flex max-w-6xl flex-col gap-12 p-6">
      <style>{cssOf([...HEADING_FACES, ...Object.values(faces.bodyFace)])}</style>
      <Block title={CHOICES.displayFace.summary}>
        <dl className="flex flex-col gap-8">
          {valuesOf('displayFace').map((name) => (
            <div key={name}>
              <dt className="text-caption text-muted">{CHOICES.displayFace.values[name]}</dt>
              <Samples face={faces.displayFace[name]!['regular']!} className="text-title" />
            </div>
          ))}
        </dl>
      </Block>
      <Block title={CHOICES.bodyFace.summary}>
        <dl className="flex flex-col gap-8">
          {valuesOf('bodyFace').map((name) => (
            <div key={name}>
              <dt className="text-caption text-muted">{CHOICES.bodyFace.values[name]}</dt>
              <Samples face={faces.bodyFace[name]!} className="text-body" />
            </div>
          ))}
        </dl>
      </Block>
    </main>
  ),
}

/** The weights of each face; one that lacks a weight keeps its own. */
export const HeadingWeights: Story = {
  loaders: [() => linkFaces(valuesOf('headingWeight'))],
  render: () => (
    <main className="mx-auto flex max-w-7xl flex-col gap-12 p-6">
      <style>
        {cssOf(Object.values(faces.displayFace).flatMap((face) => Object.values(face)))}
      </style>
      {valuesOf('displayFace').map((name) => (
        <Block key={name} title={CHOICES.displayFace.values[name]}>
          <dl className="grid gap-8 lg:grid-cols-3">
            {Object.entries(faces.displayFace[name]!).map(([weight, face]) => (
              <div key={weight}>
                <dt className="text-caption text-muted">{`${weight}, ${face.variables['weight-display']}`}</dt>
                <Samples face={face} className="text-title" />
              </div>
            ))}
          </dl>
        </Block>
      ))}
    </main>
  ),
}

const HEADING_FACES = valuesOf('displayFace').map((name) => faces.displayFace[name]!['regular']!)

const linkFaces = (weights: readonly Choices['headingWeight'][]) => {
  for (const displayFace of valuesOf('displayFace'))
    for (const headingWeight of weights) linkCompanions({ displayFace, headingWeight })
}

const cssOf = (shown: readonly PreviewFace[]) => atBase(shown.map(({ css }) => css).join(''))

function Samples({ face: { variables }, className }: { face: PreviewFace; className: string }) {
  return SAMPLES.map(({ lang, text }) => (
    <dd
      key={lang}
      lang={lang}
      className={className}
      style={{
        fontFamily: variables['font-display'] ?? variables['font-body'],
        fontWeight: variables['weight-display'],
      }}
    >
      {text}
    </dd>
  ))
}
