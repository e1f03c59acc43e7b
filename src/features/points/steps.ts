import { FINAL_STATUSES, type Exchange, type RedeemStatus } from './schema.ts'

/** Steps of a redemption that succeeds; only parcels have the shipping step. */
const wayOf = ({
  kind,
  delivery,
}: Pick<Exchange, 'kind' | 'delivery'>): readonly RedeemStatus[] => {
  if (kind === 'CONVERT' || delivery === 'credit') return ['completed']
  if (delivery === 'code') return ['applying', 'approved', 'completed']
  return ['applying', 'approved', 'processing', 'passed', 'completed']
}

const ORDER: readonly RedeemStatus[] = [
  'applying',
  'inProcess',
  'approved',
  'processing',
  'passed',
  'completed',
]

/** Returns the steps of a redemption that are still to come, after the last completed one. */
export function stepsAhead(
  exchange: Pick<Exchange, 'kind' | 'delivery' | 'status' | 'steps'>,
): RedeemStatus[] {
  if (FINAL_STATUSES.includes(exchange.status)) return []
  const last = Math.max(-1, ...exchange.steps.map(({ status }) => ORDER.indexOf(status)))
  return wayOf(exchange).filter((status) => ORDER.indexOf(status) > last)
}
