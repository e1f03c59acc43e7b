import { createHash } from 'node:crypto'
import type { ContractAction, Ends } from '#features/agent/contracts/api.ts'
import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { refuse } from '../../http/call-error.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { requireContract, listBroken } from './contract-book.ts'
import type { Contract } from './contract-rules.ts'
import * as contracts from './contracts.ts'
import { requireDownline, isAgent } from '../team/team.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'player'>

/** A direct downline who is an agent; only those have contracts with the one who asks. */
export function requireDirectAgent(context: Context, id: string) {
  const downline = requireDownline(context, id)
  if (downline.level === 1 && isAgent(downline.account)) return downline
  refuse('member_not_found')
}

/** Does what one side of a contract asks; only its side may. */
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
    if (body.terms.kind !== kind) {
      refuse('contract_out_of_bounds/kind', { fields: ['kind'] })
    }
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
    if (side === wanted) return
    refuse('contract_other_side')
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

/** Names many contracts by one text. */
export const digestOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.toSorted().join(' ')).digest('base64url')

/** The contracts that somebody agreed to end. Throws `CallError` 409 if others would by now. */
function readNamed(db: CallContext['db'], contract: Contract, ends: Ends): string[] {
  // Of any other state the call itself is refused.
  if (contract.state !== 'offered' && contract.state !== 'terminationRequested') return []
  const ids = listBroken(db, contract).map(({ id }) => id)
  if (ids.length !== ends.count || (ends.count > 0 && digestOf(ids) !== ends.digest)) {
    throw contracts.endsOthers(ids)
  }
  return ids
}
