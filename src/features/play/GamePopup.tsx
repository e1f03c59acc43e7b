import { Dialog } from '@base-ui/react/dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { use, useEffect, useRef } from 'react'
import { playedGameAtom } from '#core/popups/openPopupContext.ts'
import { isPopup, openPopupsAtom, type OpenPopup, type PopupProps } from '#core/popups/popups.ts'
import { GameBar } from '#parts/play/GameBar.tsx'
import { GameStage } from '#parts/play/GameStage.tsx'
import { HidingBar } from '#parts/play/HidingBar.tsx'
import { LeaveDialogs } from '#parts/play/LeaveDialogs.tsx'
import { PlayBalance } from '#parts/play/PlayBalance.tsx'
import { useFullScreen } from '#parts/play/useFullScreen.ts'
import { useGame } from '#parts/play/useGame.ts'
import { isLowScreen } from '#parts/play/useLowScreen.ts'
import { usePick } from '#parts/play/usePick.ts'
import { TopmostContext } from '#ui/topmost.ts'
import { useTapGuard } from '#ui/useTapGuard.ts'
import { useLeaveFirst } from './useLeaveFirst.ts'

const isGame = ({ popup }: OpenPopup) => popup.kind === 'game'

/** A game that runs over the page (docs/product.md §2.4). */
export function GamePopup({ target: first, tab, onClose }: PopupProps<'game'>) {
  useTapGuard()
  const topmost = use(TopmostContext)
  const popup = useRef<HTMLDivElement>(null)
  const game = useGame(first, tab)
  const { target, funds, vendor } = game
  const leaveTaking = useLeaveFirst(game, onClose)
  const setPlayed = useSetAtom(playedGameAtom)
  useEffect(() => {
    setPlayed(target)
    return () => setPlayed(null)
  }, [target, setPlayed])
  const { leaving, isRunning, question, ask } = leaveTaking
  // True if a popup such as the deposit covers the game. Dialogs that the game's bar opens are not
  // such popups.
  const isCovered = useAtomValue(openPopupsAtom).some(
    (open, place, all) => isPopup(open.popup) && place > all.findIndex(isGame),
  )
  const onPick = usePick(game, leaveTaking)
  const fullScreen = useFullScreen()

  return (
    <Dialog.Root
      open
      onOpenChange={(open) => !open && topmost && onClose()}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className={`fixed inset-0 ${isCovered ? 'z-20' : 'z-40'} bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0`}
        />
        <Dialog.Popup
          ref={popup}
          // On screens of little height the popup gets the focus instead of its bar, because the
          // bar will be hidden.
          initialFocus={() => (isLowScreen() ? popup.current : true)}
          aria-label={game.name}
          className={`fixed inset-0 top-(--offline,0px) ${isCovered ? 'z-30' : 'z-50'} flex flex-col overflow-hidden bg-surface outline-none transition-opacity duration-calm ease-out-soft data-ending-style:opacity-0 data-starting-style:opacity-0 ${fullScreen?.on ? '' : 'lg:inset-x-[4vw] lg:top-[max(3dvh,var(--offline,0px))] lg:bottom-[3dvh] lg:rounded-panel lg:border lg:border-border lg:shadow-floating'}`}
        >
          <HidingBar hide={isRunning}>
            <GameBar {...{ game, vendor, isRunning, ask, onPick, fullScreen, onClose }}>
              <PlayBalance
                trial={target.trial === true}
                game={target}
                away={funds.away}
                onTopUp={isRunning ? funds.topUp : undefined}
              />
            </GameBar>
          </HidingBar>
          <GameStage {...{ game, leaveTaking, onClose }} onPick={onPick.pick} />
          {(question || leaving === 'stuck' || isCovered) && (
            <div className="absolute inset-0 z-10 bg-scrim" />
          )}
          <LeaveDialogs {...leaveTaking} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
