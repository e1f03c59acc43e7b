import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import {
  AccountTermsSchema,
  DaySchema,
  IdSchema,
  InvitationSchema,
  InvitationsSchema,
  LinkDaysSchema,
  linkEntries,
  NewAccountSchema,
  NewInvitationSchema,
  OpenedAccountSchema,
} from './schema.ts'

export const getAccountTerms = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentAccountTerms',
  summary: 'What an agent may give newcomers',
  access: 'agent',
  feature: 'agents',
  reply: AccountTermsSchema,
})

/** Whether an account could be opened so; refused as `addDownline`. */
export const checkDownline = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentCheckDownline',
  summary: 'Check what is entered for the account of a downline',
  access: 'agent',
  feature: 'agents',
  encrypted: true,
  body: NewAccountSchema,
  reply: v.object({}),
})

/**
 * Opens the account of a downline, whose owner must choose another password at the first login.
 * Refused with `invalid_fields`, `rate_above_own` (`data.rates`: the own ones) or `team_too_deep`.
 */
export const addDownline = call({
  method: 'put',
  path: '/wps/relay/MCSFE_agentAddDownline',
  summary: 'Open the account of a downline',
  access: 'agent',
  feature: 'agents',
  intent: true,
  encrypted: true,
  body: NewAccountSchema,
  reply: OpenedAccountSchema,
})

/** By its id, or by the idempotency key that it was opened with; `account_not_opened`. */
export const getOpenedAccount = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentOpenedAccount',
  summary: 'An account that the agent has opened',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: v.optional(IdSchema), intentKey: v.optional(IdSchema) }),
  reply: OpenedAccountSchema,
})

export const listOpenedAccounts = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentOpenedAccounts',
  summary: 'The accounts that the agent has opened of late, the newest first',
  access: 'agent',
  feature: 'agents',
  reply: v.object({ list: listOf(OpenedAccountSchema) }),
})

/**
 * Replaces a password that was lost before its first use. Refused with `account_not_opened`,
 * `account_taken` (its owner has chosen one) or `invalid_fields`.
 */
export const renewFirstPassword = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentRenewFirstPassword',
  summary: 'Another first password for a downline who has not logged in',
  access: 'agent',
  feature: 'agents',
  intent: true,
  encrypted: true,
  body: v.object({ id: IdSchema, password: v.pipe(v.string(), v.maxLength(255)) }),
  reply: OpenedAccountSchema,
})

export const listInvitations = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentInvitations',
  summary: 'Invitation links of the agent, the newest first, and what came of them',
  access: 'agent',
  feature: 'agents',
  reply: InvitationsSchema,
})

/**
 * Refused with `invalid_fields` (the code is taken, or the last day is over), `rate_above_own`,
 * `team_too_deep` or `invitation_limit_reached`.
 */
export const addInvitation = call({
  method: 'put',
  path: '/wps/relay/MCSFE_agentAddInvitation',
  summary: 'Make an invitation link',
  access: 'agent',
  feature: 'agents',
  intent: true,
  body: NewInvitationSchema,
  reply: InvitationSchema,
})

/** Counts for those who come from then on. Refused as `addInvitation`, or `invitation_not_found`. */
export const updateInvitation = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentUpdateInvitation',
  summary: 'Change an invitation link',
  access: 'agent',
  feature: 'agents',
  body: v.object({ id: IdSchema, ...linkEntries }),
  reply: InvitationSchema,
})

/** Refused with `invitation_not_found`. */
export const pauseInvitation = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentPauseInvitation',
  summary: 'Pause an invitation link, or let it work again',
  access: 'agent',
  feature: 'agents',
  body: v.object({ id: IdSchema, paused: v.boolean() }),
  reply: InvitationSchema,
})

/** For good: its code is nobody's afterwards. Refused with `invitation_not_found`. */
export const removeInvitation = call({
  method: 'delete',
  path: '/wps/relay/MCSFE_agentRemoveInvitation',
  summary: 'Delete an invitation link',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IdSchema }),
  reply: v.object({}),
})

/** Days of the merchant's zone, the first one first. Refused with `invitation_not_found`. */
export const listInvitationDays = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentInvitationDays',
  summary: 'What came of an invitation link, by day',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IdSchema, startDate: DaySchema, endDate: DaySchema }),
  reply: LinkDaysSchema,
})
