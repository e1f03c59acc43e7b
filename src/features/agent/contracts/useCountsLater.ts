import { useSecondsLeft } from '#core/gateway/useSecondsLeft.ts'
import type { Contract } from './contractSchema.ts'

/** Whether a signed contract takes effect only at a future time. */
export const useCountsLater = ({ countsFrom }: Pick<Contract, 'countsFrom'>): boolean =>
  useSecondsLeft(countsFrom === null ? 0 : Date.parse(countsFrom)) > 0
