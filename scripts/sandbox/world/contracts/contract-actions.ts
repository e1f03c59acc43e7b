import { createHash } from 'node:crypto'
import type { ContractAction, Ends } from '#features/agent/contracts/api.ts'
import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { CallError, refuse } from '../../http/call-error.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { requireContract, listBroken } from './contract-book.ts'
import type { Contract } from './contract-rules.ts'
import * as contracts from './contracts.ts'
import { isOpenFor } from './open-kinds.ts'
import { hasWallet, isAgent, requireDownline } from '../team/team.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'player'>

/**
 * Throws `CallError` 403: `mode_disabled` for a kind of contract that the brand does not have, or
 * that the operator closes for the caller, `downline_without_wallet` for an agent without a wallet.
 */
export function requireKind(
  context: Pick<CallContext, 'merchant' | 'player'>,
  kind: ContractKind,
): void {
  if (!context.merchant.brand.features[kind]) {
    throw new CallError(403, 'mode_disabled', `This site has no ${kind}.`)
  }
  const { username } = playerOf(context)
  if (!isOpenFor(username, kind)) {
    throw new CallError(403, 'mode_disabled', `${username} may have no ${kind}.`)
  }
  if (!hasWallet(playerOf(context))) refuse('downline_without_wallet/contracts')
}

/**
 * Finds a direct downline who is an agent; only with these can the calling agent have contracts.
 */
export function requireDirectAgent(context: Context, id: string) {
  const downline = requireDownline(context, id)
  if (downline.level !== 1 || !isAgent(downline.account)) refuse('member_not_found')
  return downline
}

/** Carries out an action of one side of a contract; only that side may take it. */
export function carryOut(
  context: Context,
  body: ContractAction,
  kind: ContractKind,
): contracts.Outcome {
  const { db, merchant } = context
  const now = context.now.getTime()
  const { username } = playerOf(context)
  if (body.action === 'offer') {
    const { account } = requireDirectAgent(context, body.downlineId)
    if (body.terms.kind !== kind) refuse('contract_out_of_bounds/kind', { fields: ['kind'] })
    const contract = contracts.offer(db, {
      merchant: merchant.code,
      upline: username,
      downline: account.username,
      terms: body.terms,
      now,
    })
    return { contract, ended: [] }
  }
  const { contract, side } = requireContract(context, body.contractId)
  if (contract.kind !== kind) refuse('contract_not_found')
  const requireSide = (wanted: typeof side) => {
    if (side !== wanted) refuse('contract_other_side')
  }
  switch (body.action) {
    case 'sign':
      requireSide('downline')
      return contracts.sign(db, contract, now, readNamed(db, contract, body.ends))
    case 'reject':
      requireSide('downline')
      return { contract: contracts.reject(db, contract, now), ended: [] }
    case 'withdraw':
      requireSide('upline')
      return { contract: contracts.withdraw(db, contract, now), ended: [] }
    case 'requestTermination':
      return { contract: contracts.requestTermination(db, contract, side, now), ended: [] }
    case 'answerTermination': {
      const { agrees, ends } = body
      return contracts.answerTermination(db, contract, {
        agreed: agrees,
        by: side,
        now,
        named: agrees ? readNamed(db, contract, ends) : [],
      })
    }
  }
}

/** Computes one digest that stands for many contracts. */
export const digestOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.toSorted().join(' ')).digest('base64url')

/**
 * Lists the contracts that the caller has agreed to end. Throws `CallError` 409 if the list has
 * changed by now.
 */
function readNamed(db: CallContext['db'], contract: Contract, ends: Ends): string[] {
  // In any other state the call itself is refused later, so no list is needed.
  if (contract.state !== 'offered' && contract.state !== 'terminationRequested') return []
  const ids = listBroken(db, contract).map(({ id }) => id)
  if (ids.length !== ends.count || (ends.count > 0 && digestOf(ids) !== ends.digest)) {
    throw contracts.endsOthers(ids)
  }
  return ids
}
