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
  commission: {
    name: msg({
      message: 'Your commission',
      comment: 'Figure: what the agent earned by the team’s bets',
    }),
    kind: 'money',
    isGood: true,
  },
  profit: { name: msg`Team’s net result`, kind: 'money', isSigned: true },
  deposits: {
    name: msg({ message: 'Deposits', comment: 'Figure of a team: money that its members paid in' }),
    kind: 'money',
    isGood: true,
  },
  withdrawals: {
    name: msg({
      message: 'Withdrawals',
      comment: 'Figure of a team: money that was paid out to its members',
    }),
    kind: 'money',
  },
  members: {
    name: msg({ message: 'Members', comment: 'Figure of a team: how many there are' }),
    kind: 'people',
    isGood: true,
  },
  newMembers: { name: msg`New members`, kind: 'people', isGood: true },
  activeMembers: { name: msg`Active members`, kind: 'people', isGood: true },
  bonuses: {
    name: msg({ message: 'Bonuses', comment: 'Figure of a team: bonuses paid to its members' }),
    kind: 'money',
  },
  rebates: {
    name: msg({ message: 'Rebates', comment: 'Figure of a team: rebates paid to its members' }),
    kind: 'money',
  },
}
export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[]
