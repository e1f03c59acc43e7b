import { useSecondsLeft } from '#core/gateway/useSecondsLeft.ts'
import type { Contract } from './contractSchema.ts'

/** Whether a contract is signed, but counts only from a moment that is still ahead. */
export const useCountsLater = ({ countsFrom }: Pick<Contract, 'countsFrom'>): boolean =>
  useSecondsLeft(countsFrom === null ? 0 : Date.parse(countsFrom)) > 0
