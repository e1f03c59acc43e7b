import { GAME_TYPES } from '#parts/games/schema.ts'
import { popularGame } from '#support/sample-game.ts'
import { ChevronRight, Dice5, Gift, Heart, House, Search, Trophy, UserRound } from 'lucide-react'
import { useId } from 'react'
import { GameTile } from '#parts/games/GameTile.tsx'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { coverAt } from '../../pictures.ts'
import { say } from '../../samples/say.ts'

const ICONS = [House, Dice5, Gift, Trophy, Heart, Search, UserRound]

export const Headings = () => (
  <div className="flex flex-col gap-2">
    <h3 className="text-display">{`${say('Points')} 1,250`}</h3>
    <h3 className="text-title">{say('Play, earn points, choose your reward')}</h3>
    <h3 className="text-heading">{say('New this week')}</h3>
  </div>
)

export const Texts = () => (
  <div className="flex flex-col gap-2">
    <p className="text-body">
      {say('Real dealers and real cards, live from the studio at any hour.')}
    </p>
    <p className="text-label">{say('Deposit')}</p>
    <p className="text-caption text-muted">{say('Paid to your balance.')}</p>
  </div>
)

export const Digits = () => (
  <h3 className="text-display" style={{ fontFamily: '"Playfair Display", var(--font-display)' }}>
    1234567890
  </h3>
)

export function Heading() {
  const id = useId()
  return (
    <SectionHeading
      id={id}
      title={say('Hot games')}
      icon={
        <IconPlate tone="accent">
          <Dice5 />
        </IconPlate>
      }
      action={
        <span className="inline-flex items-center text-label font-semibold text-primary-text">
          <span>{say('All')}</span>
          <ChevronRight className="size-4" aria-hidden="true" />
        </span>
      }
    />
  )
}

export const Buttons = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button size="lg">{say('Play')}</Button>
    <Button>{say('Deposit')}</Button>
    <Button variant="accent">{say('Claim')}</Button>
    <Button variant="soft">{say('Later')}</Button>
    <Button variant="outline">{say('Cancel')}</Button>
  </div>
)

export const Fields = () => (
  <div className="flex flex-col gap-4">
    <TextField label={say('Amount')} defaultValue="500" />
    <TextField label={say('Username')} error={say('Enter your username.')} />
    <TextAreaField label={say('Message')} value={say('Thank you')} readOnly />
  </div>
)

/** Controls, a panel, a cover, a picture of a player and marks: all that has corners. */
export const Corners = () => (
  <div className="flex items-start gap-4">
    <div className="w-24 shrink-0">
      <span className="game-cover">
        <img src={coverAt(0)} alt="" className="size-full object-cover" />
      </span>
    </div>
    <div className="flex min-w-0 flex-1 flex-col gap-3 card p-4">
      <div className="flex items-center gap-2">
        <Avatar name="lotus88" />
        <Badge tone="hot">{say('Hot')}</Badge>
        <Chip active>{say('All')}</Chip>
      </div>
      <TextField label={say('Amount')} defaultValue="500" />
      <Button>{say('Deposit')}</Button>
    </div>
  </div>
)

export const Form = () => (
  <div className="flex flex-col gap-4 card p-4">
    <div className="flex gap-2">
      <Chip active>{say('All')}</Chip>
      <Chip active={false}>{say('Hot')}</Chip>
      <Chip active={false}>{say('New')}</Chip>
    </div>
    <TextField label={say('Amount')} defaultValue="500" />
    <div className="flex gap-3">
      <Button>{say('Deposit')}</Button>
      <Button variant="soft">{say('Later')}</Button>
    </div>
  </div>
)

const Panel = ({ title, look }: { title: string; look: string }) => (
  <div className={`flex flex-col gap-1 p-4 ${look}`}>
    <strong className="text-label">{say(title)}</strong>
    <span className="text-caption text-muted">25,480.00</span>
  </div>
)

/** The four panels of the site: with a line, filled, lifted, and lifted with a line. */
export const Panels = () => (
  <div className="grid grid-cols-2 gap-5 p-1">
    <Panel title="Balance" look="card" />
    <Panel title="Bonus" look="card-filled" />
    <Panel title="Reward" look="card-raised" />
    <Panel title="Points" look="card-shaded" />
  </div>
)

export const Shadows = () => (
  <div className="grid grid-cols-2 gap-8 p-6">
    <Panel title="Balance" look="card-raised" />
    <Panel title="Message" look="popup" />
  </div>
)

export const Glow = () => (
  <div className="flex justify-center p-8">
    <Button size="lg">{say('Play')}</Button>
  </div>
)

export const Icons = () => (
  <div className="flex flex-col gap-4">
    <nav aria-label={say('Side menu')} className="flex flex-wrap gap-4">
      {ICONS.map((Icon, index) => (
        <Icon key={index} className="size-8" aria-hidden="true" />
      ))}
    </nav>
    <ul className="flex flex-wrap gap-3">
      {ICONS.slice(0, 5).map((Icon, index) => (
        <li key={index}>
          <IconPlate tone={index % 2 ? 'accent' : 'primary'}>
            <Icon />
          </IconPlate>
        </li>
      ))}
    </ul>
  </div>
)

export const Categories = () => (
  <ul className="flex flex-wrap gap-3">
    {GAME_TYPES.map((type) => (
      <li key={type}>
        <GameTypeIcon type={type} />
      </li>
    ))}
  </ul>
)

export const Dividers = () => (
  <div className="card px-4">
    <dl className="divide-y divide-border-strong text-label">
      {['Deposit', 'Bonus', 'Still to bet'].map((name) => (
        <div key={name} className="flex justify-between py-3">
          <dt>{say(name)}</dt>
          <dd className="tabular-nums">500.00</dd>
        </div>
      ))}
    </dl>
    <p className="border-t border-border-strong py-3 text-caption text-muted">
      {say('Counted by the day and paid the next day.')}
    </p>
  </div>
)

export const Ground = () => <div className="h-64" />

/** What a movement does, held at its end: the pointer lifts and zooms, a press gives way. */
export const Movements = () => (
  <div className="flex items-end gap-5 pt-4">
    <Held title="Rest" />
    <Held title="Pointer" style={{ translate: '0 calc(-1 * var(--lift))', scale: 'var(--zoom)' }} />
    <Held title="Press" style={{ scale: 'var(--press)' }} />
    <IconButton label={say('Favorite')}>
      <Heart className="size-5" />
    </IconButton>
    <span className="group flex h-24 flex-1 items-end border-b-2 border-border-strong pb-2 text-label">
      <span className="rounded-control bg-primary-soft p-2 text-on-primary-soft transition-[translate] duration-calm ease-out-soft group-hover:-translate-y-10">
        Point here
      </span>
    </span>
  </div>
)

const Held = ({ title, style }: { title: string; style?: React.CSSProperties }) => (
  <span className="flex w-16 flex-col gap-2 text-caption text-muted">
    <img src={coverAt(1)} alt="" className="h-20 w-16 rounded-tile object-cover" style={style} />
    <span>{title}</span>
  </span>
)

const games = () => [popularGame(0, { isHot: 1 }), popularGame(1), popularGame(2, { isNew: 1 })]

export const Tiles = () => (
  <ul className="grid grid-cols-3 gap-4">
    {games().map((each) => (
      <li key={each.id}>
        <GameTile game={each} eager />
      </li>
    ))}
  </ul>
)
