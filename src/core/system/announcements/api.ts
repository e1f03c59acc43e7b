import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

export const BANNER_GROUPS = ['w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu'] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

export const BannerSchema = v.pipe(
  v.object({
    id: v.string(),
    groupName: v.string(),
    /** Addresses of the banner's picture for wide and for narrow screens. */
    imageUrl: v.string(),
    mobileImageUrl: optionalField(v.optional(v.string()), undefined),
    title: NameSchema,
    subtitle: optionalField(v.optional(NameSchema), undefined),
    /** Target of a click on the banner; its format depends on `linkageType`. */
    url: optionalField(v.optional(v.string()), undefined),
    linkageType: optionalField(v.picklist(['NONE', 'ROUTE', 'PROMOTION', 'GAME', 'URL']), 'NONE'),
  }),
  v.transform((wire) => ({
    id: wire.id,
    group: wire.groupName,
    picture: wire.imageUrl,
    narrowPicture: wire.mobileImageUrl ?? wire.imageUrl,
    title: wire.title,
    subtitle: wire.subtitle,
    linkage: wire.linkageType,
    target: wire.url,
  })),
)
export type Banner = v.InferOutput<typeof BannerSchema>

export const AnnouncementSchema = v.object({
  id: v.string(),
  title: NameSchema,
  /** Text of the announcement as HTML from outside, which only `SanitizedHtml` may show. */
  content: v.string(),
  promotionType: optionalField(v.string(), ''),
  /**
   * Audience of the announcement: A users, B visitors, F users at their first login
   * (docs/product.md §4.7).
   */
  execution: v.picklist(['A', 'B', 'F']),
  timestamp: TimestampSchema,
})
export type Announcement = v.InferOutput<typeof AnnouncementSchema>

const EVERY_TYPE = 'B,PL,PU,PR,H'
/** Announcement types that visitors and players load (docs/product.md §4.7). */
export const VISITORS_ANNOUNCEMENTS = { types: EVERY_TYPE, execution: 'B' } as const
export const PLAYERS_ANNOUNCEMENTS = { types: EVERY_TYPE, execution: 'A' } as const

/** Loads banners, player notices, popups and promotions in one reply (docs/product.md §7.4). */
export const listAnnouncements = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Banners, notices, popups and promotions',
  access: 'visitor',
  query: v.object({
    /**
     * Announcement types, separated by commas: B banners, PL and H player notices, PU popups, PR
     * promotions.
     */
    types: v.string(),
    platform: v.literal('W'),
    execution: v.picklist(['A', 'B', 'F']),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: { platform: 'platform', language: 'language' },
  reply: v.object({
    banners: listOf(BannerSchema),
    /** Notices for players, which scroll through the news row at the top of home. */
    player: listOf(AnnouncementSchema),
    popup: listOf(AnnouncementSchema),
    promotion: listOf(v.object({ id: v.string(), title: NameSchema })),
  }),
})
