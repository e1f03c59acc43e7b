import { ChevronRight, Dice5, Gift, Heart } from 'lucide-react'
import { useId } from 'react'
import { choiceAttributes, type Choices } from '#core/brand/choices.ts'
import type { Mode } from '#core/brand/schema.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextField } from '#ui/TextField.tsx'
import { choiceVariables } from '../applyLook.ts'
import { coverAt } from '../pictures.ts'
import { say } from '../samples/say.ts'

interface Props {
  name: string
  /** What the choices look like, in words. */
  text: string
  choices: Choices
  mode: Mode
}

/** A piece of a page in which choices are set on the frame, so that several can stand side by side. */
export function Specimen({ name, text, choices, mode }: Props) {
  const id = useId()
  return (
    <li
      {...choiceAttributes(choices)}
      style={{
        ...choiceVariables(choices, mode),
        background: 'var(--page-pattern) var(--color-surface)',
      }}
      className="flex min-w-0 flex-col gap-3 overflow-hidden border p-4"
    >
      <p className="text-label">
        <strong>{name}</strong> <span className="text-muted">{text}</span>
      </p>
      <SectionHeading
        id={id}
        title={say('Hot games')}
        icon={
          <IconPlate tone="accent">
            <Dice5 />
          </IconPlate>
        }
        action={
          <a
            href="#all"
            className="inline-flex min-h-thumb items-center text-label font-semibold text-primary-text"
          >
            <span>{say('All')}</span>
            <ChevronRight className="size-4" aria-hidden="true" />
          </a>
        }
      />
      <div className="flex items-center gap-3">
        <span className="game-cover max-w-24">
          <img src={coverAt(0)} alt="" className="size-full object-cover" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-3 card-raised p-3">
          <div className="flex items-center gap-2 text-label">
            <Avatar name="lotus88" />
            <span className="min-w-0 flex-1">{say('{player} won', { player: 'lotus88' })}</span>
            <Gift className="size-5" aria-hidden="true" />
          </div>
          <Button variant="accent" size="sm">
            {say('Claim')}
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-3 card p-4">
        <TextField label={say('Amount')} defaultValue="500" />
        <div className="flex flex-wrap gap-2">
          <Button>{say('Deposit')}</Button>
          <Button variant="soft">{say('Later')}</Button>
          <Button variant="outline">{say('Cancel')}</Button>
          <IconButton label={say('Favorite')}>
            <Heart className="size-5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
