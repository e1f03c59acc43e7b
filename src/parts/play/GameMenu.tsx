import { Popover } from '@base-ui/react/popover'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Coins, Maximize, Minimize, RotateCw, Server } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { useAtomValue } from 'jotai'
import { identityAtom } from '#core/session/session.ts'
import { GamePicks } from './GamePicks.tsx'
import type { Game } from './useGame.ts'
import type { FullScreen } from './useFullScreen.ts'
import type { useLeave } from './useLeave.ts'
import { useLastGames, useWithPlayMoney } from './useNextGames.ts'
import type { usePick } from './usePick.ts'

interface Props {
  game: Game
  /** Name of the game, as the button's label; the button's content may leave the name out. */
  name: string
  vendor: string | undefined
  /** Whether the game can be reloaded or opened from another server. */
  isRunning: boolean
  ask: ReturnType<typeof useLeave>['ask']
  onPick: ReturnType<typeof usePick>
  fullScreen: FullScreen | undefined
}

/**
 * The button with the game's name. It opens a menu of the games that were played last, and of the
 * actions on this game.
 */
export function GameMenu({ name, vendor, ...props }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="flex min-h-thumb min-w-0 items-center rounded-control px-1 text-start hover:bg-raised sm:gap-1 sm:px-1.5">
        <span className="flex min-w-0 flex-col">
          <span className="line-clamp-2 text-caption leading-tight font-bold wrap-anywhere sm:line-clamp-1 sm:text-label">
            {name}
          </span>
          {vendor && (
            <span className="truncate text-caption leading-tight text-muted max-sm:hidden">
              {vendor}
            </span>
          )}
          <span className="sr-only">
            <Trans>Recent games and more</Trans>
          </span>
        </span>
        <ChevronDown className="size-3.5 shrink-0 text-muted sm:size-4" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-w-[calc(100vw-1rem)]"
        >
          <Popover.Popup className="flex max-h-(--available-height) w-88 max-w-full flex-col gap-4 overflow-y-auto overscroll-contain popup p-4 outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Content {...props} onClose={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Content({
  game,
  isRunning,
  ask,
  onPick,
  fullScreen,
  onClose,
}: Omit<Props, 'name' | 'vendor'> & { onClose: () => void }) {
  const { t } = useLingui()
  const { name, vendor, target, gameId, servers, reload, switchServer } = game
  const isReal = useAtomValue(identityAtom) !== 'trial'
  const trial = useWithPlayMoney(target)
  const last = useLastGames(gameId, trial)
  // While the menu is open, the back button closes only the menu, not the game.
  useStackedDialog('page', onClose)
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <>
      <div className="flex flex-col">
        <Popover.Title className="text-body font-bold wrap-anywhere">{name}</Popover.Title>
        {vendor && <p className="text-caption text-muted wrap-anywhere">{vendor}</p>}
      </div>
      <GamePicks
        title={<Trans>Your recent games</Trans>}
        games={last}
        onPick={(picked) => act(() => onPick.pick(picked, trial))()}
      />
      <div className="-mx-2 flex flex-col">
        {target.trial && isReal && (
          <Action
            icon={<Coins />}
            label={t`Play for real`}
            onClick={act(() => onPick.open({ ...target, trial: false }))}
          />
        )}
        {fullScreen && (
          // In the narrowest bars there is no space for the full-screen button, so the menu has the
          // action too.
          <Action
            className="min-[22.5rem]:hidden"
            icon={fullScreen.on ? <Minimize /> : <Maximize />}
            label={fullScreen.on ? t`Leave full screen` : t`Full screen`}
            onClick={act(fullScreen.toggle)}
          />
        )}
        {isRunning && (
          <Action
            icon={<RotateCw />}
            label={t`Reload the game`}
            onClick={act(() => ask('reload', reload))}
          />
        )}
        {isRunning && servers && (
          <Action
            icon={<Server />}
            label={t`Switch to server ${{ server: servers.next }}`}
            note={t`You’re on server ${{ server: servers.current }} of ${{ lastServer: servers.count }}. If the game is slow, switch to another server. The game will reload.`}
            onClick={act(() => ask('server', switchServer))}
          />
        )}
      </div>
    </>
  )
}

interface ActionProps {
  icon: ReactNode
  label: string
  note?: string
  className?: string
  onClick: () => void
}

const Action = ({ icon, label, note, className = '', onClick }: ActionProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`flex min-h-thumb items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-raised ${className}`}
  >
    <span aria-hidden="true" className="shrink-0 text-muted *:size-5">
      {icon}
    </span>
    <span className="flex min-w-0 flex-col">
      <span className="text-label">{label}</span>
      {note && <span className="text-caption text-pretty text-muted">{note}</span>}
    </span>
  </button>
)
