import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { Contract, ContractStep, Ender, Side } from './contractSchema.ts'
import type { ContractKind, DividendPeriod } from './schema.ts'
import type { BaseLine, Part, Settlement } from './settlementSchema.ts'

interface StateWords {
  name: MessageDescriptor
  tone: StatusTone
  /** What a contract's state means to the agent whom the contract pays. */
  own: MessageDescriptor
  /** What a contract's state means to the agent who gives the contract to a downline. */
  given: MessageDescriptor
}

/**
 * What agents read for each state of a contract; a state that this version does not know has the
 * text of `unknown`.
 */
export const STATE_WORDS: Record<Contract['state'], StateWords> = {
  offered: {
    name: msg({ message: 'Offered', context: 'state of a contract' }),
    tone: 'attention',
    own: msg`Your upline has offered you these terms. Sign or reject them.`,
    given: msg`Waiting for your downline to sign or reject it. Until then you can cancel it.`,
  },
  active: {
    name: msg({ message: 'In force', context: 'state of a contract' }),
    tone: 'good',
    own: msg`You’re paid under these terms.`,
    given: msg`Your downline is paid under these terms.`,
  },
  terminationRequested: {
    name: msg({ message: 'End requested', context: 'state of a contract' }),
    tone: 'attention',
    own: msg`One side wants to end it. It stays in force until the other side agrees.`,
    given: msg`One side wants to end it. It stays in force until the other side agrees.`,
  },
  rejected: {
    name: msg({ message: 'Rejected', context: 'state of a contract' }),
    tone: 'plain',
    own: msg`You didn’t accept this offer.`,
    given: msg`Your downline didn’t accept this offer.`,
  },
  withdrawn: {
    name: msg({ message: 'Canceled', context: 'state of a contract' }),
    tone: 'plain',
    own: msg`Your upline canceled this offer.`,
    given: msg`You canceled this offer.`,
  },
  expired: {
    name: msg({ message: 'Expired', context: 'state of a contract' }),
    tone: 'plain',
    own: msg`Nobody signed this offer in time.`,
    given: msg`Nobody signed this offer in time.`,
  },
  superseded: {
    name: msg({ message: 'Replaced', context: 'state of a contract' }),
    tone: 'plain',
    own: msg`A newer version took its place.`,
    given: msg`A newer version took its place.`,
  },
  terminated: {
    name: msg({ message: 'Ended', context: 'state of a contract' }),
    tone: 'bad',
    own: msg`The contract has ended.`,
    given: msg`The contract has ended.`,
  },
  unknown: {
    name: msg({ message: 'In progress', context: 'state of a contract' }),
    tone: 'plain',
    own: msg`Ask customer service about its status.`,
    given: msg`Ask customer service about its status.`,
  },
}

/** Sentences that say who ended a contract, for the reader on each side. */
const ENDER_WORDS: Record<Side, Record<Ender, MessageDescriptor>> = {
  downline: {
    downline: msg`Your upline asked for it, and you agreed.`,
    upline: msg`You asked for it, and your upline agreed.`,
    cascade: msg`A contract further up changed, and this one is no longer allowed.`,
    time: msg({ message: 'It expired.', comment: 'A contract offer or an offered change' }),
    brand: msg`For a time, the site offered no contracts of this kind.`,
    move: msg`You moved to another upline.`,
  },
  upline: {
    downline: msg`You asked for it, and your downline agreed.`,
    upline: msg`Your downline asked for it, and you agreed.`,
    cascade: msg`A contract further up changed, and this one is no longer allowed.`,
    time: msg({ message: 'It expired.', comment: 'A contract offer or an offered change' }),
    brand: msg`For a time, the site offered no contracts of this kind.`,
    move: msg`This agent moved to another upline.`,
  },
}

/** Sentences that say what a contract's state means to the reader, and why the contract ended. */
export function stateSentences(
  { state, endedBy, terminationAskedBy }: Contract,
  side: Side,
): MessageDescriptor[] {
  if (state === 'terminationRequested') return [terminationSentence(terminationAskedBy === side)]
  const { own, given } = STATE_WORDS[state]
  const meaning = side === 'downline' ? own : given
  if (!endedBy) return [meaning]
  // An offer that the upline did not cancel ended with something else.
  if (state === 'withdrawn' && endedBy !== 'upline') {
    return [msg`This offer has ended.`, ENDER_WORDS[side][endedBy]]
  }
  return state === 'terminated' ? [meaning, ENDER_WORDS[side][endedBy]] : [meaning]
}

/** Name of each step in a contract's history. */
export const STEP_NAMES: Record<ContractStep['state'], MessageDescriptor> = {
  offered: msg({ message: 'Offered', context: 'step of a contract' }),
  active: msg({ message: 'Signed', context: 'step of a contract' }),
  terminationRequested: msg({ message: 'End requested', context: 'step of a contract' }),
  rejected: msg({ message: 'Rejected', context: 'step of a contract' }),
  withdrawn: msg({ message: 'Canceled', context: 'step of a contract' }),
  expired: msg({ message: 'Expired', context: 'step of a contract' }),
  superseded: msg({ message: 'Replaced', context: 'step of a contract' }),
  terminated: msg({ message: 'Ended', context: 'step of a contract' }),
}

/**
 * Label of a step in a contract's history: one side refused the request to end the contract, so it
 * stays in force.
 */
export const KEPT = msg({ message: 'Kept in force', context: 'step of a contract' })

/** Label of a step in a contract's history: the side that asked to end it canceled its request. */
export const REQUEST_CANCELED = msg({ message: 'Request canceled', context: 'step of a contract' })

const OTHERS = {
  cascade: msg({ message: 'a contract further up', context: 'who changed a contract' }),
  time: msg({ message: 'it expired', context: 'what ended a contract' }),
  brand: msg({ message: 'the site', context: 'who changed a contract' }),
  move: msg({ message: 'move to another upline', context: 'what ended a contract' }),
}

/** Texts that say who took a step in a contract's history, for the reader on each side. */
export const STEP_ACTORS: Record<Side, Record<Ender, MessageDescriptor>> = {
  downline: {
    downline: msg({ message: 'you', context: 'who changed a contract' }),
    upline: msg({ message: 'your upline', context: 'who changed a contract' }),
    ...OTHERS,
  },
  upline: {
    downline: msg({ message: 'your downline', context: 'who changed a contract' }),
    upline: msg({ message: 'you', context: 'who changed a contract' }),
    ...OTHERS,
  },
}

export const PERIOD_NAMES: Record<DividendPeriod, MessageDescriptor> = {
  D: msg({ message: 'Daily', comment: 'How often a contract is settled' }),
  W: msg({ message: 'Weekly', comment: 'How often a contract is settled' }),
  H: msg`Twice a month (1–15, and 16 to the end)`,
  M: msg({ message: 'Monthly', comment: 'How often a contract is settled' }),
}

/** How often each kind of contract is settled, as a sentence. */
export const RHYTHMS: Record<Exclude<ContractKind, 'dividend'>, MessageDescriptor> = {
  dailySalary: msg`Counts the valid bets of a day, and is paid on the next day.`,
  hourlySalary: msg`Counts the valid bets of an hour, and is paid after it.`,
  realtimeSalary: msg`Counts each settled bet, and is paid every five minutes.`,
}

/** Name of the amount at the end of a calculation of which nothing was paid. */
export const AMOUNT = msg({ message: 'Amount', comment: 'Table heading: an amount of money' })
const NOTHING_EARNED = msg`Nothing was earned in this period under these terms.`
const ASK_SERVICE = msg`Ask customer service about its status.`

/** What agents read for each state of a settlement; an unknown state has the text of `unknown`. */
export const SETTLEMENT_WORDS: Record<
  Settlement['state'],
  {
    name: MessageDescriptor
    tone: StatusTone
    /** Name of the amount at the end of the calculation. */
    sum: MessageDescriptor
    /** What a settlement's state means to the agent whom it pays. */
    own: MessageDescriptor
    /** What a settlement's state means to the agent who pays it to a downline. */
    given: MessageDescriptor
  }
> = {
  paid: {
    name: msg({ message: 'Paid', context: 'state of a settlement' }),
    tone: 'good',
    sum: msg({ message: 'Paid', context: 'sum of a settlement' }),
    own: msg`The amount is in your main wallet.`,
    given: msg`The amount was paid from your main wallet.`,
  },
  owed: {
    name: msg({ message: 'Owed', context: 'state of a settlement' }),
    tone: 'attention',
    sum: msg({ message: 'Owed', context: 'sum' }),
    own: msg`Your upline’s wallet didn’t have enough money. This is paid as soon as it does.`,
    given: msg`Your main wallet didn’t have enough money. This is paid from it as soon as it does.`,
  },
  none: {
    name: msg({ message: 'Nothing due', context: 'state of a settlement' }),
    tone: 'plain',
    sum: AMOUNT,
    own: NOTHING_EARNED,
    given: NOTHING_EARNED,
  },
  unknown: {
    name: msg({ message: 'In progress', context: 'state of a settlement' }),
    tone: 'plain',
    sum: AMOUNT,
    own: ASK_SERVICE,
    given: ASK_SERVICE,
  },
}

/**
 * Explains a correction with an amount below zero, for bets that were voided after their
 * settlement.
 */
export const TAKEN_OFF = msg`It is deducted from the payments of this period and the next ones.`

export const LINE_NAMES: Record<BaseLine | 'other', MessageDescriptor> = {
  stakes: msg`Team’s settled stakes`,
  wins: msg({ message: 'Team’s wins', comment: 'Line of a calculation: what players won' }),
  costs: msg`Share of bonuses and rebates`,
  carriedIn: msg`Carried over from the period before`,
  validBet: msg`Team’s valid bets`,
  floor: msg`Negative result counted as zero`,
  other: msg({
    message: 'Other corrections',
    comment: 'Line of a calculation: amounts that were corrected by hand',
  }),
}

export const PART_NAMES: Record<Part | 'other', MessageDescriptor> = {
  base: msg({ message: 'Base', context: 'what a rate is paid on' }),
  won: msg`Valid bets that players won`,
  lost: msg`Valid bets that players lost`,
  carriedIn: msg`Carried over from the period before`,
  rounding: msg({
    message: 'Rounding',
    comment: 'Line of a calculation: the cents that rounding adds or takes',
  }),
  other: msg`Other corrections`,
}

/** Explains why office agents cannot be offered a contract. */
export const NO_WALLET = msg`Office agents have no wallet, so they can’t have a contract.`

/** Explains why a downline cannot be offered a contract of a kind that others can have. */
export const NOT_OPEN = msg`This kind of contract isn’t open for this agent.`

/** What agents read when an action on a contract is refused. */
export function contractMessage(error: GatewayError): MessageDescriptor {
  switch (error.code) {
    case 'contract_not_found':
    case 'member_not_found':
      return msg`Your team has no such contract.`
    case 'contract_changed':
      return msg`This contract’s status has changed. Go back and look at it again.`
    case 'contract_ends_others':
      return msg`The list of contracts that would end has changed. Check it again before you agree.`
    case 'contract_offered':
      return msg`You already have an offer of this kind waiting. Cancel it before you make another.`
    case 'downline_without_wallet':
      return NO_WALLET
    case 'contract_closed':
      return NOT_OPEN
    case 'contract_out_of_bounds':
      return msg`These terms go beyond what the contract above allows. Go back and change them.`
    default:
      return gatewayErrorMessage(error)
  }
}

/** Explains a request to end a contract, to the side that made it or to the other side. */
const terminationSentence = (isOwnRequest: boolean): MessageDescriptor =>
  isOwnRequest
    ? msg`You asked to end it. It stays in force until the other side agrees; you can cancel the request.`
    : msg`The other side has asked to end it. It stays in force until you agree.`
