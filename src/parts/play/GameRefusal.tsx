import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Button } from '#ui/Button.tsx'
import { GameCover } from './GameCover.tsx'
import { OtherWays } from './GameFrame.tsx'
import { GamePicks } from './GamePicks.tsx'
import { MaintenanceTime } from './MaintenanceTime.tsx'
import { mayRetry, playMessage, type PlayFault } from './messages.ts'
import { GameMaintenanceSchema } from './schema.ts'
import type { Game } from './useGame.ts'
import { useNextGames } from './useNextGames.ts'
import type { usePick } from './usePick.ts'

interface Props {
  fault: PlayFault
  game: Game
  onClose: () => void
  onPick: ReturnType<typeof usePick>['pick']
}

/** Says why a game did not open, and offers other games or another server. */
export function GameRefusal({ fault, game, onClose, onPick }: Props) {
  const { t } = useLingui()
  const { name, target, reload, switchServer } = game
  const inMaintenance = fault.error.code === 'game_in_maintenance'
  const retry = !inMaintenance && mayRetry(fault)
  return (
    <GameCover
      name={name}
      cover={target.cover}
      actions={
        <>
          {retry && (
            <OtherWays
              // Other servers are offered only if the launch failed; they would not help after a
              // failed money transfer.
              servers={fault.step === 'launch' ? game.servers : undefined}
              onReload={reload}
              onSwitch={switchServer}
            />
          )}
          <Button variant={retry ? 'quiet' : 'outline'} onClick={onClose}>
            <Trans>Back to the games</Trans>
          </Button>
        </>
      }
      more={!retry && <Instead {...{ fault, game, onPick }} />}
    >
      <div role="alert" className="flex flex-col gap-1 text-body text-pretty text-muted">
        {inMaintenance ? (
          <MaintenanceTime endsAt={readEnd(fault)} />
        ) : (
          <p>{t(playMessage(fault))}</p>
        )}
      </div>
    </GameCover>
  )
}

function Instead({ fault: { trial }, game, onPick }: Pick<Props, 'fault' | 'game' | 'onPick'>) {
  const { type, gameId, vendorCode } = game
  const { next, similar } = useNextGames(type, vendorCode, gameId, trial)
  const games = next ? [next, ...similar] : similar
  return (
    <GamePicks
      title={<Trans>Play one of these in the meantime</Trans>}
      games={games}
      onPick={(picked) => onPick(picked, trial)}
    />
  )
}

function readEnd({ error }: PlayFault): string | undefined {
  const data = v.safeParse(GameMaintenanceSchema, error.data)
  return data.success ? data.output.endsAt : undefined
}
