import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { CallError, refuse } from '../../http/call-error.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { hasWallet } from '../team/team.ts'

/**
 * Throws `CallError` 403: `mode_disabled` for a kind of contract that the brand
 * does not have, `downline_without_wallet` for an agent without a wallet.
 */
export function requireKind(
  context: Pick<CallContext, 'merchant' | 'player'>,
  kind: ContractKind,
): void {
  if (!context.merchant.brand.features[kind]) {
    throw new CallError(403, 'mode_disabled', `This site has no ${kind}.`)
  }
  if (!hasWallet(playerOf(context))) refuse('downline_without_wallet/contracts')
}
