import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { openTab } from '#features/games/useLaunch.ts'
import { Button } from '#ui/Button.tsx'
import { GameCover } from './GameCover.tsx'
import { useSignsOfLife } from './useSignsOfLife.ts'

interface Props {
  /** The empty window that the click opened; undefined where no click did, or the browser refused. */
  tab: Window | undefined
  address: string
  name: string
  cover?: string | undefined
  /** Launches anew, for the window given: an address serves once. */
  onReopen: (tab: Window | undefined) => void
  onDone: () => void
}

const WATCH_MS = 1000

/** A game in a window of its own: where it is, and the way back to it. Key it by launch. */
export function GameWindow({ tab: given, address, name, cover, onReopen, onDone }: Props) {
  const [tab, setTab] = useState(given)
  const [closed, setClosed] = useState(false)

  useEffect(() => {
    if (!tab) return
    tab.location.replace(address)
    const timer = setInterval(() => setClosed(tab.closed), WATCH_MS)
    return () => clearInterval(timer)
  }, [tab, address])

  useSignsOfLife(() => tab !== undefined && !tab.closed)

  if (!tab) {
    return (
      <GameCover
        name={name}
        cover={cover}
        actions={
          <Button size="lg" onClick={() => setTab(openTab())}>
            <Trans>Open the game</Trans>
          </Button>
        }
      >
        <p className="text-body text-muted">
          <Trans>This game opens in a window of its own.</Trans>
        </p>
      </GameCover>
    )
  }
  return (
    <GameCover
      name={name}
      cover={cover}
      actions={
        <>
          {!closed && (
            <Button onClick={() => tab.focus()}>
              <Trans>Go to the game</Trans>
            </Button>
          )}
          <Button variant={closed ? 'primary' : 'outline'} onClick={() => onReopen(openTab())}>
            <Trans>Open it again</Trans>
          </Button>
          <Button variant="quiet" onClick={onDone}>
            <Trans>I’m done playing</Trans>
          </Button>
        </>
      }
    >
      <p role="status" className="text-body text-muted">
        {closed ? (
          <Trans>The game’s window was closed.</Trans>
        ) : (
          <Trans>
            The game is open in a window of its own. Keep this page open while you play.
          </Trans>
        )}
      </p>
    </GameCover>
  )
}
