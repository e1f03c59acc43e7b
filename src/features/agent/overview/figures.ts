import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FigureId } from './schema.ts'

interface FigureWords {
  name: MessageDescriptor
  kind: 'people' | 'money'
  /** True if this figure of the overview may be below zero. */
  isSigned?: true
  /** True if a higher figure is good news; other figures are neutral. */
  isGood?: true
}

/** The figures of the overview, in the order of the page (docs/product.md §12.4). */
export const FIGURES: Record<FigureId, FigureWords> = {
  turnover: {
    name: msg`Valid bets`,
    kind: 'money',
    isGood: true,
  },
  commission: { name: msg`Your commission`, kind: 'money', isGood: true },
  profit: { name: msg`Team’s net result`, kind: 'money', isSigned: true },
  deposits: { name: msg`Deposits`, kind: 'money', isGood: true },
  withdrawals: { name: msg`Withdrawals`, kind: 'money' },
  members: { name: msg`Members`, kind: 'people', isGood: true },
  newMembers: { name: msg`New members`, kind: 'people', isGood: true },
  activeMembers: { name: msg`Active members`, kind: 'people', isGood: true },
  bonuses: { name: msg`Bonuses`, kind: 'money' },
  rebates: { name: msg`Rebates`, kind: 'money' },
}
export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[]
