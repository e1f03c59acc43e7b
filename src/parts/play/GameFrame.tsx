import { useBalanceInPlay } from '#core/wallet/balanceInPlay.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { OpeningCover } from './GameCover.tsx'
import { frameRights } from './frameRules.ts'
import type { Launched } from './schema.ts'
import { useGameReturn } from './useGameReturn.ts'

/** After this long a player is offered another way. */
const SLOW_MS = 8000

interface Props {
  address: string
  needs: Launched['needs']
  name: string
  cover?: string | undefined
  onReload: () => void
  onChangeLine?: (() => void) | undefined
  /** The game navigated to its return address. */
  onReturn: () => void
}

/** A game in its frame, under its cover until it is there. Key it by launch. */
export function GameFrame({
  address,
  needs,
  name,
  cover,
  onReload,
  onChangeLine,
  onReturn,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const slow = useSlow(loaded)
  const { sandbox, referrerPolicy } = frameRights(needs)
  useGameReturn(frame, onReturn)
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
          actions={slow && <OtherWays onReload={onReload} onChangeLine={onChangeLine} />}
        />
      )}
    </>
  )
}

/** What the player can do if a game does not load. */
export function OtherWays({ onReload, onChangeLine }: Pick<Props, 'onReload' | 'onChangeLine'>) {
  return (
    <>
      {onChangeLine && (
        <Button onClick={onChangeLine}>
          <Trans>Another line</Trans>
        </Button>
      )}
      <Button variant={onChangeLine ? 'outline' : 'primary'} onClick={onReload}>
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
