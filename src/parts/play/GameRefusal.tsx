import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { Button } from '#ui/Button.tsx'
import { GameCover } from './GameCover.tsx'
import { OtherWays } from './GameFrame.tsx'
import { HotInstead } from './HotInstead.tsx'
import { MaintenanceTime } from './MaintenanceTime.tsx'
import { mayRetry, playMessage, type PlayFault } from './messages.ts'
import { GameMaintenanceSchema } from './schema.ts'

interface Props {
  fault: PlayFault
  name: string
  cover?: string | undefined
  onRetry: () => void
  onChangeLine?: (() => void) | undefined
  onClose: () => void
  /** Opens another game in place of this one. */
  onPick: (target: LaunchTarget) => void
}

/** Why a game did not open, and what else there is. */
export function GameRefusal({ fault, name, cover, onRetry, onChangeLine, onClose, onPick }: Props) {
  const { t } = useLingui()
  const inMaintenance = fault.error.code === 'game_in_maintenance'
  const retry = !inMaintenance && mayRetry(fault)
  return (
    <GameCover
      name={name}
      cover={cover}
      actions={
        <>
          {retry && <OtherWays onReload={onRetry} onChangeLine={onChangeLine} />}
          <Button variant={retry ? 'quiet' : 'outline'} onClick={onClose}>
            <Trans>Back to the games</Trans>
          </Button>
        </>
      }
      more={!retry && <HotInstead trial={fault.trial} onPick={onPick} />}
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

function readEnd({ error }: PlayFault): string | undefined {
  const data = v.safeParse(GameMaintenanceSchema, error.data)
  return data.success ? data.output.endsAt : undefined
}
