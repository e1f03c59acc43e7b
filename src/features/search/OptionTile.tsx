import { Autocomplete } from '@base-ui/react/autocomplete'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, Flame, History, LifeBuoy, PanelTop, Ticket } from 'lucide-react'
import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import type { Game } from '#parts/games/schema.ts'
import { badgeOf } from '#parts/games/tileRules.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { Badge } from '#ui/Badge.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'
import { Picture } from '#ui/Picture.tsx'
import { markName } from './marks.ts'
import { nameOf, type Option } from './options.ts'

interface Props {
  option: Option
  /** Search terms to be highlighted in the name of the result. */
  terms: readonly string[]
  /**
   * True after a pause in typing. While the player types, results that appear or move show no
   * picture.
   */
  rests: boolean
  /** Address of the result; undefined if it opens without an address. */
  path: string | undefined
  onChoose: (option: Option, event: MouseEvent) => void
}

const isClosed = (option: Option) => option.kind === 'game' && option.game.closed !== undefined

const LOOK =
  'flex min-h-14 min-w-0 cursor-pointer items-center gap-3 rounded-[min(var(--radius-control),0.875rem)] px-2.5 py-1.5 outline-none data-highlighted:bg-raised data-highlighted:inset-ring data-highlighted:inset-ring-border-strong data-disabled:cursor-default data-disabled:opacity-60'

/**
 * One search result. A press or the Enter key opens it, as its tile or link on other pages does.
 */
export function OptionTile({ option, terms, rests, path, onChoose }: Props) {
  const { i18n } = useLingui()
  const pressed = useRef<Option>(undefined)
  return (
    <Autocomplete.Item
      value={option}
      disabled={isClosed(option)}
      // While the player types, another result may move here between the press and its click, so
      // the pressed result is stored. The capture phase also reports a press on a disabled result.
      onPointerDownCapture={() => {
        pressed.current = option
      }}
      onClick={(event) => {
        // The Enter key causes a click without a pointer press; then the result that is shown now
        // is chosen.
        const chosen = (event.detail > 0 && pressed.current) || option
        if (!isClosed(chosen)) onChoose(chosen, event)
      }}
      className={LOOK}
      {...(path !== undefined && {
        // The result is a real link, so that it can also open in a new tab.
        render: ({ children, ...item }: ComponentProps<'a'>) => (
          <a {...item} href={path} tabIndex={-1}>
            {children}
          </a>
        ),
      })}
    >
      <Face key={option.id} option={option} rests={rests} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-label leading-tight font-semibold wrap-anywhere">
          <Marked name={nameOf(option)} terms={option.kind === 'recent' ? [] : terms} />
        </span>
        {option.kind === 'game' && (
          <span className="block truncate text-caption text-muted">
            {option.alias && (
              <>
                <Marked name={option.alias} terms={terms} />
                <span>{' · '}</span>
              </>
            )}
            <span>{option.game.vendorName ?? option.game.vendor}</span>
            <span>{' · '}</span>
            <span>{i18n._(CATEGORIES[option.game.type].name)}</span>
          </span>
        )}
        {option.kind === 'provider' && (
          <span className="block truncate text-caption text-muted">
            {i18n._(CATEGORIES[option.vendor.type].name)}
          </span>
        )}
      </span>
      {option.kind === 'game' ? (
        <GameSign game={option.game} />
      ) : (
        option.kind !== 'recent' && (
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-muted rtl:-scale-x-100"
          />
        )
      )}
    </Autocomplete.Item>
  )
}

const Marked = ({ name, terms }: { name: string; terms: readonly string[] }) =>
  markName(name, terms).map(({ text, found }, nth) =>
    found ? (
      <mark key={nth} className="bg-transparent text-primary-text">
        {text}
      </mark>
    ) : (
      <span key={nth}>{text}</span>
    ),
  )

const ICONS = { page: PanelTop, promotion: Ticket, help: LifeBuoy, recent: History }

function Face({ option, rests }: { option: Option; rests: boolean }): ReactNode {
  const imageUrl = useImageUrl()
  const [pictured, setPictured] = useState(rests)
  if (rests && !pictured) setPictured(true)
  switch (option.kind) {
    case 'game':
      return (
        <Picture
          src={pictured ? imageUrl(option.game.icon) : undefined}
          alt=""
          className="h-14 w-10.5 shrink-0 rounded-[min(var(--radius-tile),0.5rem)] bg-skeleton object-cover"
          fallback={
            <span className="flex h-14 w-10.5 shrink-0 items-center justify-center">
              <GameTypeIcon type={option.game.type} />
            </span>
          }
        />
      )
    case 'provider':
      return <VendorMark vendor={option.vendor} />
    case 'category':
      return <GameTypeIcon type={option.type} />
    default: {
      const Icon = ICONS[option.kind]
      return (
        <IconPlate tone="raised">
          <Icon />
        </IconPlate>
      )
    }
  }
}

/** Says why the game cannot be played, or shows the one badge that the game's tile has. */
function GameSign({ game }: { game: Game }) {
  const badge = badgeOf(game)
  if (badge === 'closed') {
    return (
      <span className="max-w-24 text-end text-caption text-balance text-muted">
        <ClosedLabel closed={game.closed!} />
      </span>
    )
  }
  if (badge === 'new') {
    return (
      <Badge tone="new">
        <Trans context="badge on a game">New</Trans>
      </Badge>
    )
  }
  return (
    badge && (
      <Badge tone="hot">
        <Flame className="size-3" aria-hidden="true" />
        <Trans context="badge on a game">Hot</Trans>
      </Badge>
    )
  )
}
