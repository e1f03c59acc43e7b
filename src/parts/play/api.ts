import { call } from '#core/contract/call.ts'
import { LaunchReplySchema, LaunchSchema } from './schema.ts'

/** Longest wait in milliseconds for a launch, since servers of games may be slow. */
const LAUNCH_TIMEOUT = 30_000

/**
 * Launches a game for the player. Refused with `game_in_maintenance` (`data`:
 * `GameMaintenanceSchema`), `game_not_found`, `game_restricted`, `trial_not_offered`,
 * `in_need_true_account`, `bad_return_url` or `launch_failed`.
 */
export const launchGame = call({
  method: 'post',
  path: '/wps/game/launchGame',
  summary: 'Launch a game',
  access: 'player',
  timeout: LAUNCH_TIMEOUT,
  body: LaunchSchema,
  context: { language: 'language' },
  reply: LaunchReplySchema,
})

/**
 * Launches a game for a player who logged in with a social or phone provider (docs/product.md
 * §7.4).
 */
export const launchGameSocial = call({
  method: 'post',
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'Launch a game for a social login',
  access: 'player',
  timeout: LAUNCH_TIMEOUT,
  body: LaunchSchema,
  context: { language: 'language' },
  reply: LaunchReplySchema,
})
