import { useLingui } from '@lingui/react/macro'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { shownName } from '#parts/games/lanes.ts'
import { useGameOptions, useLanes } from '#parts/games/useLanes.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import type { Launched } from './schema.ts'

/** The names of the open game, its vendor and its category, as soon as they are known. */
export function useGameName(target: LaunchTarget, launched: Launched | undefined) {
  const { t } = useLingui()
  const { data: lanes } = useLanes()
  const options = useGameOptions()
  const code = target.vendor ?? launched?.vendor
  const listed = lanes?.flatMap(({ vendors }) => vendors).find((vendor) => vendor.code === code)
  // For a vendor's lobby, the reply to the launch has the gateway's name of the vendor, which the
  // brand may replace by its own.
  const ofVendor = launched && launched.game === undefined
  const vendor =
    listed?.name ?? (ofVendor ? shownName(launched.vendor, launched.name, options) : undefined)
  const name = target.name ?? (ofVendor ? vendor : launched?.name) ?? vendor ?? t`Game`
  const type = GAME_TYPES.find((one) => one === target.type) ?? listed?.type
  return { name, vendor: vendor === name ? undefined : vendor, type }
}
