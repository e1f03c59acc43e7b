import { GAME_TYPES } from '#parts/games/schema.ts'
import { sampleGame } from '#support/sample-game.ts'
import { ChevronRight, Dice5, Gift, Heart, House, Search, Trophy, UserRound } from 'lucide-react'
import { useId } from 'react'
import { pictures } from 'virtual:livery-brands'
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

const ICONS = [House, Dice5, Gift, Trophy, Heart, Search, UserRound]

export const Headings = () => (
  <div className="flex flex-col gap-2">
    <h3 className="text-display">Hot 1,250</h3>
    <h3 className="text-title">The golden evening</h3>
    <h3 className="text-heading">New on the shelf</h3>
  </div>
)

export const Texts = () => (
  <div className="flex flex-col gap-2">
    <p className="text-body">Every light in the hall is on, and a table is free.</p>
    <p className="text-label">Deposit by QR code</p>
    <p className="text-caption text-muted">Arrives within a minute</p>
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
      title="Hot games"
      icon={
        <IconPlate tone="accent">
          <Dice5 />
        </IconPlate>
      }
      action={
        <span className="inline-flex items-center text-label font-semibold text-primary-text">
          <span>All</span>
          <ChevronRight className="size-4" aria-hidden="true" />
        </span>
      }
    />
  )
}

export const Buttons = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Button size="lg">Join the table</Button>
    <Button>Deposit</Button>
    <Button variant="accent">Claim</Button>
    <Button variant="soft">Later</Button>
    <Button variant="outline">Cancel</Button>
  </div>
)

export const Fields = () => (
  <div className="flex flex-col gap-4">
    <TextField label="Amount" defaultValue="500" />
    <TextField label="Username" error="Enter your username." />
    <TextAreaField label="Message" value="Thank you" readOnly />
  </div>
)

/** Controls, a panel, a cover, a picture of a player and marks: all that has corners. */
export const Corners = () => (
  <div className="flex items-start gap-4">
    <div className="w-24 shrink-0">
      <span className="game-cover">
        <img src={pictures[0]} alt="" className="size-full object-cover" />
      </span>
    </div>
    <div className="flex min-w-0 flex-1 flex-col gap-3 card p-4">
      <div className="flex items-center gap-2">
        <Avatar name="Lotus" />
        <Badge tone="hot">Hot</Badge>
        <Chip active>All</Chip>
      </div>
      <TextField label="Amount" defaultValue="500" />
      <Button>Deposit</Button>
    </div>
  </div>
)

export const Form = () => (
  <div className="flex flex-col gap-4 card p-4">
    <div className="flex gap-2">
      <Chip active>All</Chip>
      <Chip active={false}>Hot</Chip>
      <Chip active={false}>New</Chip>
    </div>
    <TextField label="Amount" defaultValue="500" />
    <div className="flex gap-3">
      <Button>Deposit</Button>
      <Button variant="soft">Later</Button>
    </div>
  </div>
)

const Panel = ({ title, look }: { title: string; look: string }) => (
  <div className={`flex flex-col gap-1 p-4 ${look}`}>
    <strong className="text-label">{title}</strong>
    <span className="text-caption text-muted">25,480.00 to play with</span>
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
    <Panel title="A panel" look="card-raised" />
    <Panel title="A popup" look="popup" />
  </div>
)

export const Glow = () => (
  <div className="flex justify-center p-8">
    <Button size="lg">Join the table</Button>
  </div>
)

export const Icons = () => (
  <div className="flex flex-col gap-4">
    <nav aria-label="Menu" className="flex flex-wrap gap-4">
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
      {['Deposit', 'Bonus', 'Turnover'].map((name) => (
        <div key={name} className="flex justify-between py-3">
          <dt>{name}</dt>
          <dd className="tabular-nums">500.00</dd>
        </div>
      ))}
    </dl>
    <p className="border-t border-border-strong py-3 text-caption text-muted">Until midnight</p>
  </div>
)

export const Ground = () => <div className="h-64" />

/** What a movement does, held at its end: the pointer lifts and zooms, a press gives way. */
export const Movements = () => (
  <div className="flex items-end gap-5 pt-4">
    <Held title="Rest" />
    <Held title="Pointer" style={{ translate: '0 calc(-1 * var(--lift))', scale: 'var(--zoom)' }} />
    <Held title="Press" style={{ scale: 'var(--press)' }} />
    <IconButton label="Favourite">
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
    <img src={pictures[1]} alt="" className="h-20 w-16 rounded-tile object-cover" style={style} />
    <span>{title}</span>
  </span>
)

const GAMES = [
  sampleGame('Golden Koi', { isHot: 1 }),
  sampleGame('Copper Fox'),
  sampleGame('Ferry', { isNew: 1 }),
]

export const Tiles = () => (
  <ul className="grid grid-cols-3 gap-4">
    {GAMES.map((each) => (
      <li key={each.id}>
        <GameTile game={each} eager />
      </li>
    ))}
  </ul>
)
