import { useLingui } from '@lingui/react/macro'
import { GameStage } from './GameStage.tsx'
import { useLeave } from './useLeave.ts'
import { usePlay, type PlayTarget } from './usePlay.ts'
import { useTab } from './useTab.ts'

interface Props {
  target: PlayTarget
  name?: string | undefined
  /** The game, or the player, is done. */
  onLeft: () => void
}

/** A game within a page, in the place that is left for it. Key it by what it opens. */
export function InlineGame({ target: first, name: given, onLeft }: Props) {
  const { t } = useLingui()
  const { play, target, funds, reload, changeLine, pick } = usePlay(first)
  const { leaving, leave } = useLeave(funds, onLeft)
  const launched = play.phase === 'open' ? play.launched : undefined
  const name = given ?? target.name ?? launched?.name ?? t`Game`
  const [tab, setTab] = useTab(undefined, name, play)
  return (
    <GameStage
      play={play}
      name={name}
      cover={target.cover}
      returning={leaving === 'returning'}
      tab={tab}
      onReload={reload}
      onReopen={(next) => {
        setTab(next)
        reload()
      }}
      onChangeLine={changeLine}
      onPick={pick}
      onLeave={leave}
    />
  )
}
