import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { IncomeRow, IncomeSource } from './schema.ts'

export const SOURCE_NAMES: Record<IncomeSource, MessageDescriptor> = {
  commission: msg({
    message: 'Commission',
    comment: 'Kind of income of an agent: a share of the team’s bets',
  }),
  dividend: msg({ message: 'Dividend', comment: 'Kind of contract: a share of the team’s losses' }),
  dailySalary: msg({
    message: 'Daily salary',
    comment: 'Kind of contract: pays every day by the team’s bets',
  }),
  hourlySalary: msg({
    message: 'Hourly salary',
    comment: 'Kind of contract: pays every hour by the team’s bets',
  }),
  realtimeSalary: msg({
    message: 'Real-time salary',
    comment: 'Kind of contract: pays every five minutes by single bets',
  }),
}

/** What agents read for each state of income; an unknown state has the text of `unknown`. */
export const INCOME_STATES: Record<
  IncomeRow['state'],
  { name: MessageDescriptor; tone: StatusTone; sentence: MessageDescriptor }
> = {
  paid: {
    name: msg({ message: 'Paid', context: 'state of income' }),
    tone: 'good',
    sentence: msg`The amount was paid.`,
  },
  owed: {
    name: msg({ message: 'Owed', context: 'state of income' }),
    tone: 'attention',
    sentence: msg`Your upline’s wallet didn’t have enough money. This is paid as soon as it does.`,
  },
  pending: {
    name: msg({ message: 'Not settled yet', context: 'state of income' }),
    tone: 'pending',
    sentence: msg`This is the total so far. It is settled and paid when the day is over.`,
  },
  none: {
    name: msg({ message: 'Nothing due', context: 'state of income' }),
    tone: 'plain',
    sentence: msg`Nothing was earned in this period.`,
  },
  unknown: {
    name: msg({ message: 'In progress', context: 'state of income' }),
    tone: 'plain',
    sentence: msg`Ask customer service about its status.`,
  },
}
