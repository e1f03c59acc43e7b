import type { Meta, StoryObj } from '@storybook/react-vite'
import { faces, type PreviewFace } from 'virtual:livery-brands'
import { CHOICES } from '#core/brand/choices.ts'
import { atBase, findBrand, linkCompanions } from '../applyLook.ts'
import { say } from '../samples/say.ts'
import { Block } from './Block.tsx'
import { SAMPLES, TypeScale } from './TypeScale.tsx'

const meta: Meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  // Type is the same in both modes.
  parameters: { layout: 'fullscreen', allLooks: false },
  render: (_args, { globals }) => (
    <main className="mx-auto max-w-6xl p-6">
      <TypeScale face={findBrand(globals.brand as string).theme.displayFace} />
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
  loaders: [() => Object.keys(faces.displayFace).forEach(linkCompanions)],
  render: () => (
    <main className="mx-auto flex max-w-6xl flex-col gap-12 p-6">
      <style>{atBase(EVERY_FACE)}</style>
      <FaceList choice="displayFace" className="text-title" />
      <FaceList choice="bodyFace" className="text-body" />
    </main>
  ),
}

const EVERY_FACE = Object.values(faces)
  .flatMap((named) => Object.values(named))
  .map(({ css }) => css)
  .join('')

function FaceList({
  choice,
  className,
}: {
  choice: 'displayFace' | 'bodyFace'
  className: string
}) {
  return (
    <Block title={CHOICES[choice].summary}>
      <dl className="flex flex-col gap-8">
        {Object.entries<string>(CHOICES[choice].values).map(([name, note]) => (
          <Face key={name} face={faces[choice][name]!} note={note} className={className} />
        ))}
      </dl>
    </Block>
  )
}

function Face({ face, note, className }: { face: PreviewFace; note: string; className: string }) {
  const { variables } = face
  return (
    <div>
      <dt className="text-caption text-muted">{note}</dt>
      {SAMPLES.map(({ lang, text }) => (
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
      ))}
    </div>
  )
}
