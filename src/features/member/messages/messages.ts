import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { MessageFilter } from './api.ts'
import type { MessageReward, QuestionState, QuestionTopic, RewardState } from './schema.ts'

export const FILTER_NAMES: Record<MessageFilter, MessageDescriptor> = {
  ALL: msg({ message: 'All', context: 'messages' }),
  UNREAD: msg({ message: 'Unread', comment: 'Tab: messages that were not read yet' }),
  REWARD: msg`With a reward`,
  DELETED: msg({ message: 'Deleted', comment: 'Tab: deleted messages' }),
}

/** What players read in each list of messages when it is empty. */
export const EMPTY_WORDS: Record<
  MessageFilter,
  { title: MessageDescriptor; detail: MessageDescriptor }
> = {
  ALL: {
    title: msg`No messages yet`,
    detail: msg`News about your deposits, withdrawals and rewards appears here.`,
  },
  UNREAD: { title: msg`You’ve read everything`, detail: msg`New messages appear here.` },
  REWARD: {
    title: msg`No messages with rewards`,
    detail: msg`When we send you a reward to claim, it appears here.`,
  },
  DELETED: {
    title: msg`Nothing was deleted recently`,
    detail: msg`You can restore deleted messages here for 30 days.`,
  },
}

export const REWARD_NAMES: Record<MessageReward['kind'], MessageDescriptor> = {
  cash: msg({ message: 'Cash', context: 'kind of reward' }),
  bonus: msg({ message: 'Bonus', context: 'kind of reward' }),
  points: msg({ message: 'Points', context: 'kind of reward' }),
}

interface StateWords {
  name: MessageDescriptor
  tone: StatusTone
  sentence: MessageDescriptor
}

export const REWARD_WORDS: Record<RewardState, StateWords> = {
  CLAIMABLE: {
    name: msg({ message: 'To claim', context: 'state of a reward' }),
    tone: 'attention',
    sentence: msg`It’s yours: claim it, and it’s in your account at once.`,
  },
  CLAIMED: {
    name: msg({ message: 'Claimed', context: 'state of a reward' }),
    tone: 'good',
    sentence: msg`You’ve claimed it.`,
  },
  EXPIRED: {
    name: msg({ message: 'Expired', context: 'state of a reward' }),
    tone: 'plain',
    sentence: msg`The time to claim this reward is over.`,
  },
}

export const QUESTION_TOPIC_NAMES: Record<QuestionTopic, MessageDescriptor> = {
  DEPOSIT: msg({ message: 'Deposit', context: 'topic of a question' }),
  WITHDRAWAL: msg({ message: 'Withdrawal', context: 'topic of a question' }),
  GAME: msg({ message: 'Games', context: 'topic of a question' }),
  PROMOTION: msg({ message: 'Promotions and rewards', context: 'topic of a question' }),
  ACCOUNT: msg({ message: 'Account and security', context: 'topic of a question' }),
  OTHER: msg({ message: 'Something else', context: 'topic of a question' }),
}

export const QUESTION_WORDS: Record<QuestionState, StateWords> = {
  OPEN: {
    name: msg({ message: 'Open', context: 'state of a question' }),
    tone: 'pending',
    sentence: msg`We have your question. The answer appears here and among your unread messages.`,
  },
  ANSWERED: {
    name: msg({ message: 'Answered', context: 'state of a question' }),
    tone: 'good',
    sentence: msg`We’ve answered. Write again if something is still open.`,
  },
  CLOSED: {
    name: msg({ message: 'Closed', context: 'state of a question' }),
    tone: 'plain',
    sentence: msg`This question is closed. For anything else, ask a new one.`,
  },
}

const REFUSALS: Record<string, MessageDescriptor> = {
  message_not_found: msg`This message is no longer available.`,
  reward_not_found: msg`This message has no reward.`,
  reward_claimed: msg`This reward has already been claimed.`,
  reward_expired: msg`The time to claim this reward is over.`,
  question_not_found: msg`We couldn’t find this question.`,
  question_closed: msg`This question has been closed. Ask a new one.`,
  too_many_questions: msg`You already have ten open questions. Wait for an answer, or close one of them.`,
  upload_unknown: msg`A picture didn’t upload. Choose it again.`,
}

/** What players read when a call about a message or a question is refused. */
export const messageRefusal = (error: GatewayError): MessageDescriptor =>
  REFUSALS[error.code] ?? gatewayErrorMessage(error)
