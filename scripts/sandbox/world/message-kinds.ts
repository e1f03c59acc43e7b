import type { FeatureName } from '#core/brand/features.ts'
import type { CashierNews } from '#core/gateway/socket/api.ts'
import type { ContractKind } from '#features/agent/contracts/schema.ts'
import type { MessageTopic } from '#features/member/messages/schema.ts'
import type { Words } from '../db/tables.ts'

/** What messages tell of money. */
export type MoneyMessageKind = CashierNews | 'depositReturned'

/** What messages tell of besides; `custom` is an operator's own text. */
export type NewsMessageKind =
  | 'welcome'
  | 'security'
  | 'maintenance'
  | 'limits'
  | 'weekend'
  | 'reload'
  | 'newGames'
  | 'birthday'
  | 'vipGift'
  | 'feedbackAnswer'
  | 'custom'

/** A kind of contract that the site has given up. */
export type ContractMessageKind = `${ContractKind}Ended`

export type MessageKind = MoneyMessageKind | NewsMessageKind | ContractMessageKind

export interface MessageText {
  topic: MessageTopic
  /** It is there only while this is on. */
  feature?: FeatureName
  /** Besides what `fillWords` fills: `{money}`, `{id}` and other data of the message. */
  subject: Words
  /** HTML. */
  body: Words
}
