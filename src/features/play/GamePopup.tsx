import { Dialog } from '@base-ui/react/dialog'
import { use } from 'react'
import type { PopupProps } from '#core/popups/popups.ts'
import { GameBar } from '#parts/play/GameBar.tsx'
import { GameStage } from '#parts/play/GameStage.tsx'
import { LeaveDialogs } from '#parts/play/LeaveDialogs.tsx'
import { PlayBalance } from '#parts/play/PlayBalance.tsx'
import { useFullScreen } from '#parts/play/useFullScreen.ts'
import { useGameName } from '#parts/play/useGameName.ts'
import { usePlay } from '#parts/play/usePlay.ts'
import { useTab } from '#parts/play/useTab.ts'
import { TopmostContext } from '#ui/topmost.ts'
import { useLeaveFirst } from './useLeaveFirst.ts'

/** A game over the page (docs/product.md §2.4). */
export function GamePopup({ target: first, tab: firstTab, onClose }: PopupProps<'game'>) {
  const topmost = use(TopmostContext)
  const playing = usePlay(first)
  const { play, target, funds, reload, changeLine, pick } = playing
  const leaveTaking = useLeaveFirst(playing, onClose)
  const { leaving, leave } = leaveTaking
  const fullScreen = useFullScreen()
  const launched = play.phase === 'open' ? play.launched : undefined
  const { name, vendor } = useGameName(target, launched)
  const [tab, setTab] = useTab(firstTab, name, play)

  return (
    <Dialog.Root
      open
      onOpenChange={(open) => !open && topmost && onClose()}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={name}
          className={`fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface outline-none transition-opacity duration-calm ease-out-soft data-ending-style:opacity-0 data-starting-style:opacity-0 ${fullScreen?.on ? '' : 'lg:inset-x-[4vw] lg:inset-y-[3dvh] lg:rounded-panel lg:border lg:border-border lg:shadow-floating'}`}
        >
          <GameBar
            name={name}
            vendor={vendor}
            onReload={launched && !launched.ownWindow ? reload : undefined}
            onChangeLine={launched && !launched.ownWindow ? changeLine : undefined}
            fullScreen={fullScreen}
            onClose={onClose}
          >
            <PlayBalance trial={target.trial === true} away={funds.away} />
          </GameBar>
          <GameStage
            play={play}
            name={name}
            cover={target.cover}
            returning={leaving === 'returning' || leaving === 'stuck'}
            tab={tab}
            onReload={reload}
            onTab={setTab}
            onChangeLine={changeLine}
            onPick={pick}
            onLeave={leave}
          />
          {(leaving === 'asking' || leaving === 'stuck') && (
            <div className="absolute inset-0 bg-scrim" />
          )}
          <LeaveDialogs {...leaveTaking} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
