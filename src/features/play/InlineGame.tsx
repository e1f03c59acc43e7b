import { useLingui } from '@lingui/react/macro'
import { GameStage } from './GameStage.tsx'
import { useLeave } from './useLeave.ts'
import type { PlayTarget } from './lotteryTerms.ts'
import { usePlay } from './usePlay.ts'
import { useTab } from './useTab.ts'
import { useVendorName } from './useVendorName.ts'

interface Props {
  target: PlayTarget
  /** The game, or the player, is done. */
  onLeft: () => void
}

/** A game within a page, in the place that is left for it. Key it by what it opens. */
export function InlineGame({ target: first, onLeft }: Props) {
  const { t } = useLingui()
  const { play, target, funds, reload, changeLine, pick } = usePlay(first)
  const { leaving, leave } = useLeave(funds, onLeft)
  const launched = play.phase === 'open' ? play.launched : undefined
  const vendor = useVendorName(target.vendor ?? launched?.vendor)
  const name = target.name ?? launched?.name ?? vendor ?? t`Game`
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
