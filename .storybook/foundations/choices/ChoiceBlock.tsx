import { faces } from 'virtual:livery-brands'
import { CHOICES, type ChoiceName, type Choices, valuesOf } from '#core/brand/choices.ts'
import { LOOKS } from '#core/brand/looks.ts'
import { atBase, type Look, modeOf } from '../../applyLook.ts'
import { Block } from '../Block.tsx'
import { Chosen } from './Chosen.tsx'
import { DRAWINGS } from './drawings.ts'
import { Miniature } from './pages.tsx'

/** Needs no rule of its own, so a frame inside can show any other value. */
const { choices: NEUTRAL } = LOOKS.classic

const faceCss = ({ displayFace, bodyFace }: Partial<Choices>) =>
  atBase(
    (displayFace ? faces.displayFace[displayFace]!.css : '') +
      (bodyFace ? faces.bodyFace[bodyFace]!.css : ''),
  )

interface Props {
  name: ChoiceName
  look: Look
  phone?: boolean
}

/** All values of a choice side by side, each with what the schema says of it. */
export function ChoiceBlock({ name, look, phone = false }: Props) {
  const { Draw, desk, beside } = DRAWINGS[name]
  const isPage = phone || desk !== undefined
  const texts: Record<string, string> = CHOICES[name].values
  return (
    <Block title={`${name}: ${CHOICES[name].summary}`}>
      <ul
        data-choice={name}
        className={`grid items-start gap-6 ${isPage ? 'md:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3'}`}
      >
        {valuesOf(name).map((value) => {
          const shown = { ...beside, [name]: value }
          return (
            <li key={value} className="flex min-w-0 flex-col gap-2">
              <p className="text-label">
                <strong>{value}</strong> <span className="text-muted">{texts[value]}</span>
              </p>
              <style>{faceCss(shown)}</style>
              <div data-value={value} className="border border-border">
                <Frame phone={phone} desk={desk}>
                  <Chosen
                    brand={look.brand}
                    mode={modeOf(look)}
                    shown={shown}
                    choices={{ ...NEUTRAL, ...shown }}
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

interface FrameProps {
  phone: boolean
  desk: number | undefined
  children: React.ReactNode
}

function Frame({ phone, desk, children }: FrameProps) {
  if (phone) {
    // Positioned parts of the page stay in the frame, since it is transformed.
    return (
      <div inert className="h-160 translate-0 overflow-hidden">
        {children}
      </div>
    )
  }
  return desk ? <Miniature width={desk}>{children}</Miniature> : children
}
