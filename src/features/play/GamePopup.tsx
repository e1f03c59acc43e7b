import { Dialog } from '@base-ui/react/dialog'
import { useStore } from 'jotai'
import { useState } from 'react'
import { popupAtom, type LaunchTarget, type PopupProps } from '#core/popups/popups.ts'
import { GameBar } from '#parts/play/GameBar.tsx'
import { GameStage } from '#parts/play/GameStage.tsx'
import { LeaveDialogs } from '#parts/play/LeaveDialogs.tsx'
import { PlayBalance } from '#parts/play/PlayBalance.tsx'
import { useBackButton } from '#parts/play/useBackButton.ts'
import { useFullScreen } from '#parts/play/useFullScreen.ts'
import { useGameName } from '#parts/play/useGameName.ts'
import { useLeave } from '#parts/play/useLeave.ts'
import { usePlay } from '#parts/play/usePlay.ts'
import { useTab } from '#parts/play/useTab.ts'

/** A game over the page (docs/product.md §2.4). */
export function GamePopup({ onClose }: PopupProps) {
  const store = useStore()
  const [opened] = useState(() => store.get(popupAtom))
  return opened?.kind === 'game' ? (
    <OpenGame first={opened.target} firstTab={opened.tab} onClose={onClose} />
  ) : null
}

interface Props extends PopupProps {
  first: LaunchTarget
  firstTab: Window | undefined
}

function OpenGame({ first, firstTab, onClose }: Props) {
  const playing = usePlay(first)
  const { play, target, funds, reload, changeLine, pick } = playing
  const leaveTaking = useLeave(playing, onClose)
  const { leaving, leave, ask } = leaveTaking
  const fullScreen = useFullScreen()
  const launched = play.phase === 'open' ? play.launched : undefined
  const { name, vendor } = useGameName(target, launched)
  const [tab, setTab] = useTab(firstTab, name, play)

  const close = () => (play.phase === 'open' ? ask() : leave())
  useBackButton(close)

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()} disablePointerDismissal>
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
            onClose={close}
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
