import { FINAL_STATUSES, type Exchange, type RedeemStatus } from './schema.ts'

/** The way of a redemption that goes well; only parcels are sent. */
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

/** What is still to come: steps of the way after the last one that was made. */
export function stepsAhead(
  exchange: Pick<Exchange, 'kind' | 'delivery' | 'status' | 'steps'>,
): RedeemStatus[] {
  if (FINAL_STATUSES.includes(exchange.status)) return []
  const last = Math.max(-1, ...exchange.steps.map(({ status }) => ORDER.indexOf(status)))
  return wayOf(exchange).filter((status) => ORDER.indexOf(status) > last)
}
