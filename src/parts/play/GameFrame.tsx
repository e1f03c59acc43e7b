import { useBalanceInPlay } from '#core/wallet/balanceInPlay.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { OpeningCover } from './GameCover.tsx'
import { frameRights } from './frameRules.ts'
import type { Launched } from './schema.ts'
import { useGameReturn } from './useGameReturn.ts'
import type { Servers } from './usePlay.ts'
import { useRoundWatch, type Round } from './useRound.ts'

/** Milliseconds of loading after which the player is offered other ways to open the game. */
const SLOW_MS = 8000

interface Props {
  address: string
  needs: Launched['needs']
  name: string
  cover?: string | undefined
  round: Round
  servers: Servers | undefined
  /** Number of the server to which the player has just switched. */
  server?: number | undefined
  onReload: () => void
  onSwitch: () => void
  /** Called when the game has opened its return address, because the player left the game. */
  onReturn: () => void
}

/**
 * A game in a frame. The game's picture covers the frame until the game has loaded. Each launch
 * needs a new React key.
 */
export function GameFrame({
  address,
  needs,
  name,
  cover,
  round,
  servers,
  server,
  onReload,
  onSwitch,
  onReturn,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const slow = useSlow(loaded)
  const { sandbox, referrerPolicy } = frameRights(needs)
  useGameReturn(frame, onReturn)
  useRoundWatch(frame, address, round)
  useBalanceInPlay()
  return (
    <>
      <iframe
        ref={frame}
        src={address}
        title={name}
        allow="fullscreen; autoplay"
        sandbox={sandbox}
        referrerPolicy={referrerPolicy}
        onLoad={() => setLoaded(true)}
        className="absolute inset-0 size-full border-0"
      />
      {!loaded && (
        <OpeningCover
          name={name}
          cover={cover}
          slow={slow}
          server={server}
          actions={slow && <OtherWays {...{ servers, onReload, onSwitch }} />}
        />
      )}
    </>
  )
}

/** Buttons for a player whose game does not load, such as a retry or another server. */
export function OtherWays({
  servers,
  onReload,
  onSwitch,
}: Pick<Props, 'servers' | 'onReload' | 'onSwitch'>) {
  return (
    <>
      {servers && (
        <Button onClick={onSwitch}>
          <Trans>Switch to server {{ server: servers.next }}</Trans>
        </Button>
      )}
      <Button variant={servers ? 'outline' : 'primary'} onClick={onReload}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

function useSlow(loaded: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (loaded) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [loaded])
  return slow
}
