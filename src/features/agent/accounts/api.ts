import * as v from 'valibot'
import { TEXT_FAULTS } from '#core/contract/fieldFaults.ts'
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

const ACCOUNT_FAULTS = {
  username: [...TEXT_FAULTS, 'taken'],
  password: TEXT_FAULTS,
  nickname: TEXT_FAULTS,
} as const

/**
 * Checks whether an account can be opened with these values, without opening it. Refused as
 * `addDownline` is.
 */
export const checkDownline = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentCheckDownline',
  summary: 'Check what is entered for the account of a downline',
  access: 'agent',
  feature: 'agents',
  encrypted: true,
  body: NewAccountSchema,
  fieldFaults: ACCOUNT_FAULTS,
  reply: v.object({}),
})

/**
 * Opens the account of a downline, whose owner must choose a new password at the first login.
 * Refusals: `invalid_fields`, `rate_above_own` (`data.rates`: the agent's own rates),
 * `team_too_deep`.
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
  fieldFaults: ACCOUNT_FAULTS,
  reply: OpenedAccountSchema,
})

/**
 * Loads an opened account by its id or by the idempotency key of its request. Refusal:
 * `account_not_opened`.
 */
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
 * Replaces a first password that was lost before the downline used it. Refusals:
 * `account_not_opened`, `account_taken` (the owner has chosen a password), `invalid_fields`.
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
  fieldFaults: { password: TEXT_FAULTS },
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
 * Creates an invitation link. Refusals: `invalid_fields` (the code is taken or the last day is
 * over), `rate_above_own`, `team_too_deep`, `invitation_limit_reached`.
 */
export const addInvitation = call({
  method: 'put',
  path: '/wps/relay/MCSFE_agentAddInvitation',
  summary: 'Make an invitation link',
  access: 'agent',
  feature: 'agents',
  intent: true,
  body: NewInvitationSchema,
  fieldFaults: { code: ['taken'], lastDay: ['pattern'] },
  reply: InvitationSchema,
})

/**
 * Changes an invitation link for later newcomers. Refused as `addInvitation` is, or with
 * `invitation_not_found`.
 */
export const updateInvitation = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentUpdateInvitation',
  summary: 'Change an invitation link',
  access: 'agent',
  feature: 'agents',
  body: v.object({ id: IdSchema, ...linkEntries }),
  fieldFaults: { lastDay: ['pattern'] },
  reply: InvitationSchema,
})

/** Pauses an invitation link. Refused with `invitation_not_found`. */
export const pauseInvitation = call({
  method: 'post',
  path: '/wps/relay/MCSFE_agentPauseInvitation',
  summary: 'Pause an invitation link, or let it work again',
  access: 'agent',
  feature: 'agents',
  body: v.object({ id: IdSchema, paused: v.boolean() }),
  reply: InvitationSchema,
})

/**
 * Deletes an invitation link for good; its code then belongs to nobody. Refused with
 * `invitation_not_found`.
 */
export const removeInvitation = call({
  method: 'delete',
  path: '/wps/relay/MCSFE_agentRemoveInvitation',
  summary: 'Delete an invitation link',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IdSchema }),
  reply: v.object({}),
})

/**
 * Lists a link's results by day in the merchant's time zone, the first day first. Refused with
 * `invitation_not_found`.
 */
export const listInvitationDays = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentInvitationDays',
  summary: 'What came of an invitation link, by day',
  access: 'agent',
  feature: 'agents',
  query: v.object({ id: IdSchema, startDate: DaySchema, endDate: DaySchema }),
  reply: LinkDaysSchema,
})
