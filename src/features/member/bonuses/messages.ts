import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { Bonus } from './schema.ts'

/** What players read for each state of a bonus. */
export const BONUS_WORDS: Record<
  Bonus['state'],
  { name: MessageDescriptor; tone: StatusTone; sentence: MessageDescriptor }
> = {
  open: {
    name: msg({ message: 'In play', context: 'state of a bonus' }),
    tone: 'pending',
    sentence: msg`Your bets count toward it. Once you’ve bet enough, you can withdraw freely.`,
  },
  met: {
    name: msg({ message: 'Done', context: 'state of a bonus' }),
    tone: 'good',
    sentence: msg`You bet enough for it. What you won with it is yours.`,
  },
  cancelled: {
    name: msg({ message: 'Given up', context: 'state of a bonus' }),
    tone: 'plain',
    sentence: msg`You gave up this bonus. What was left of it was taken from your balance, and you no longer need to bet for it.`,
  },
  expired: {
    name: msg({ message: 'Expired', context: 'state of a bonus' }),
    tone: 'plain',
    sentence: msg`Its time is up. What was left of the bonus was taken from your balance, and you no longer need to bet for it.`,
  },
  zeroBalance: {
    name: msg({ message: 'Used up', context: 'state of a bonus' }),
    tone: 'plain',
    sentence: msg`Your balance reached zero, so you no longer need to bet for it.`,
  },
  unknown: {
    name: msg({ message: 'Ended', context: 'state of a bonus' }),
    tone: 'plain',
    sentence: msg`Ask customer service for details about this bonus.`,
  },
}
