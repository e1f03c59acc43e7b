import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

/** An announcement for agents. The transform renames the gateway's fields to ours. */
export const AgentAnnouncementSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    title: NameSchema,
    /** HTML of the announcement, which is not trusted; it is shown only through `SanitizedHtml`. */
    content: v.string(),
    /** Type of the announcement: `AH` is pinned above the others, `AG` is not. */
    promotionType: optionalField(v.picklist(['AG', 'AH']), 'AG'),
    timestamp: TimestampSchema,
    read: optionalField(v.boolean(), true),
  }),
  v.transform(({ promotionType, timestamp, ...same }) => ({
    ...same,
    isPinned: promotionType === 'AH',
    at: timestamp,
  })),
)
export type AgentAnnouncement = v.InferOutput<typeof AgentAnnouncementSchema>

/**
 * Lists announcements for agents, first the pinned ones, then the newest. Players have
 * `MCSFE_getListAnnouncements` instead.
 */
export const listAgentAnnouncements = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getListAgentAnnouncements',
  summary: 'Announcements for agents, with what of them was read',
  access: 'agent',
  feature: 'agents',
  query: v.object({ platform: v.literal('W'), language: v.picklist(LANGUAGE_CODES) }),
  context: { platform: 'platform', language: 'language' },
  reply: v.object({ list: listOf(AgentAnnouncementSchema) }),
})

/** Marks announcements as read on all of the agent's devices. */
export const readAgentAnnouncements = call({
  method: 'post',
  path: '/wps/relay/MCSFE_readAgentAnnouncements',
  summary: 'Mark announcements for agents as read',
  access: 'agent',
  feature: 'agents',
  body: v.object({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
      v.minLength(1),
      v.maxLength(200),
    ),
  }),
  reply: v.object({ unread: CountSchema }),
})
