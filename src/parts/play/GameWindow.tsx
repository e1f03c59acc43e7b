import { useBalanceInPlay } from '#core/wallet/balanceInPlay.ts'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { refreshPlayer } from '#core/gateway/refresh.ts'
import { openTab } from '#parts/games/useLaunch.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { GameCover } from './GameCover.tsx'

interface Props {
  /**
   * The empty window that the click opened; undefined without a click, or if the browser blocked
   * it.
   */
  tab: Window | undefined
  address: string
  name: string
  cover?: string | undefined
  /** Called when a click opened the game in another window. */
  onTab: (tab: Window | undefined) => void
  /** Launches the game again, since a launch address works once. */
  onReload: () => void
  onDone: () => void
  /** Content that is shown after the window was closed. */
  after: ReactNode
}

const WATCH_MS = 1000

/**
 * Shown in the page for a game in a window of its own: says that the game is open, and has a button
 * that brings its window to the front. Each launch needs a new React key.
 */
export function GameWindow({
  tab: given,
  address,
  name,
  cover,
  onTab,
  onReload,
  onDone,
  after,
}: Props) {
  const queryClient = useQueryClient()
  const [tab, setTab] = useState(given)
  const [closed, setClosed] = useState(false)

  useEffect(() => {
    if (!tab) return
    tab.location.replace(address)
    const timer = setInterval(() => {
      if (!tab.closed) return
      clearInterval(timer)
      setClosed(true)
      refreshPlayer(queryClient)
    }, WATCH_MS)
    return () => clearInterval(timer)
  }, [tab, address, queryClient])

  useBalanceInPlay()

  const openNext = () => {
    const next = openTab()
    onTab(next)
    return next
  }
  if (!tab) {
    return (
      <GameCover
        name={name}
        cover={cover}
        actions={
          // A browser that refuses windows follows the link itself.
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'lg' })}
            onClick={(event) => {
              const next = openNext()
              if (!next) return
              event.preventDefault()
              setTab(next)
            }}
          >
            <Trans>Open the game</Trans>
          </a>
        }
      >
        <p className="text-body text-muted">
          <Trans>This game opens in a window of its own.</Trans>
        </p>
      </GameCover>
    )
  }
  const reopen = () => {
    openNext()
    onReload()
  }
  return (
    <GameCover
      name={name}
      cover={cover}
      actions={
        <>
          {/* The game is opened again only after its window was closed, so that it runs in one
              window at a time. This page has no link to that window and cannot close it. */}
          {closed ? (
            <Button onClick={reopen}>
              <Trans>Open it again</Trans>
            </Button>
          ) : (
            <Button onClick={() => tab.focus()}>
              <Trans>Go to the game</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onDone}>
            <Trans>I’m done playing</Trans>
          </Button>
        </>
      }
      more={closed && after}
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
