import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, NameSchema } from '#core/contract/values.ts'
import { MemberTypeSchema } from '#core/session/schema.ts'

/** A VIP level, with its label in the language of the page, or else in English. */
const VipSchema = v.pipe(
  v.object({
    label: optionalField(v.optional(NameSchema), undefined),
    labelNameEn: optionalField(v.optional(NameSchema), undefined),
    rankLevel: CountSchema,
  }),
  v.transform(({ label, labelNameEn = '', rankLevel }) => ({
    label: label ?? labelNameEn,
    rankLevel,
  })),
  v.check(({ label }) => label !== ''),
)

export const getMemberInfo = call({
  method: 'get',
  path: '/wps/member/info',
  summary: 'Member info',
  access: 'member',
  reply: v.object({
    id: v.string(),
    account: v.string(),
    nickname: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
    type: MemberTypeSchema,
    /** The player's VIP level; null if there is none. */
    vip: optionalField(v.nullable(VipSchema), null),
    /** Number of promotions that the player may take part in. */
    availablePromoCount: optionalField(CountSchema, 0),
  }),
})

/** Gets the player's picture; null stands for the default picture. */
export const getMemberIcon = call({
  method: 'get',
  path: '/wps/member/info/icon',
  summary: 'Profile icon',
  access: 'member',
  reply: v.object({ url: optionalField(v.nullable(v.string()), null) }),
})

/**
 * Counts unread messages. The app does not send this call for trial players (docs/product.md §6).
 */
export const getUnreadCount = call({
  method: 'get',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'Unread inbox count',
  access: 'member',
  reply: v.object({ count: CountSchema }),
})

/** Reports a first login (docs/product.md §4.2); a repeated report changes nothing. */
export const reportFirstLogin = call({
  method: 'post',
  path: '/wps/member/firstLogin',
  summary: 'First-login action',
  access: 'member',
  onArrival: true,
  reply: v.object({}),
})
