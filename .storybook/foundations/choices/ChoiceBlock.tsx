import { CHOICES, type ChoiceName, type Choices, valuesOf } from '#core/brand/choices.ts'
import { LOOKS } from '#core/brand/looks.ts'
import {
  atBase,
  facesOf,
  findBrand,
  type HeadingChoices,
  type Look,
  modeOf,
} from '../../applyLook.ts'
import { Block } from '../Block.tsx'
import { Copyable } from '../Copyable.tsx'
import { Chosen } from './Chosen.tsx'
import type { Drawing, Ground } from './drawings.ts'
import { plainName } from './grounds.ts'
import { Miniature } from './pages.tsx'

const faceCss = (shown: Partial<Choices>, theme: HeadingChoices) =>
  atBase(
    facesOf(shown, theme)
      .map(({ css }) => css)
      .join(''),
  )

interface Props {
  name: ChoiceName
  drawing: Drawing
  ground: Ground
  look: Look
}

/**
 * All values of a choice side by side, each with what the schema says of it. Marks the value of the
 * brand and the value that its look would bring.
 */
export function ChoiceBlock({ name, drawing, ground, look }: Props) {
  const { Draw, width, beside } = drawing
  const isPage = ground !== 'piece'
  const texts: Record<string, string> = CHOICES[name].values
  const { theme } = findBrand(look.brand)
  return (
    <Block id={name} title={plainName(name)}>
      <p className="-mt-2 text-label text-muted">
        <code>{name}</code> <span>{CHOICES[name].summary}</span>
      </p>
      <ul
        data-choice={name}
        className={`grid items-start gap-6 ${isPage ? 'md:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3'}`}
      >
        {valuesOf(name).map((value) => {
          const shown = { ...beside, [name]: value }
          return (
            <li
              key={value}
              aria-current={value === theme[name] || undefined}
              className="flex min-w-0 flex-col gap-2 outline-offset-8 outline-primary-mark aria-current:outline-2"
            >
              <div className="flex flex-wrap items-center gap-x-2 text-label">
                <strong>
                  <Copyable name={`"${name}": "${value}"`} shown={value} />
                </strong>
                {value === theme[name] && <Mark>Current</Mark>}
                {value === LOOKS[theme.look].choices[name] && (
                  <Mark>{`Default of ${theme.look}`}</Mark>
                )}
                <span className="text-muted">{texts[value]}</span>
              </div>
              <style>{faceCss(shown, theme)}</style>
              <div data-value={value} className="border border-border">
                <Frame ground={ground} width={width}>
                  <Chosen
                    brand={look.brand}
                    mode={modeOf(look)}
                    shown={shown}
                    choices={{ ...theme, ...shown }}
                    className={isPage ? 'min-h-full' : 'p-4'}
                  >
                    <Draw />
                  </Chosen>
                </Frame>
              </div>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}

const Mark = ({ children }: { children: string }) => (
  <span className="rounded-control border border-border-strong px-1.5 text-caption">
    {children}
  </span>
)

interface FrameProps {
  ground: Ground
  width: number | undefined
  children: React.ReactNode
}

function Frame({ ground, width, children }: FrameProps) {
  switch (ground) {
    case 'piece':
      return children
    case 'desk':
      return <Miniature width={width}>{children}</Miniature>
    case 'phone':
      // Positioned parts of the page stay in the frame, since it is transformed.
      return (
        <div inert className="h-160 translate-0 overflow-hidden">
          {children}
        </div>
      )
  }
}
