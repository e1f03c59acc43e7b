import { read } from '#core/gateway/read.ts'
import type { Days } from '#lib/periods.ts'
import {
  getAccountTerms,
  getOpenedAccount,
  listInvitationDays,
  listInvitations,
  listOpenedAccounts,
} from './api.ts'

export const accountTermsQuery = read(getAccountTerms, {}, { tags: ['agent'] })

export const openedAccountsQuery = read(listOpenedAccounts, {}, { tags: ['agent'] })

export const openedAccountQuery = (id: string) =>
  read(getOpenedAccount, { id }, { tags: ['agent'] })

export const invitationsQuery = read(listInvitations, {}, { tags: ['agent'] })

/**
 * Query for a link's results by day. The results of the previous days stay on screen while those of
 * other days load.
 */
export const invitationDaysQuery = (id: string, { from, to }: Days) =>
  read(
    listInvitationDays,
    { id, startDate: from, endDate: to },
    { tags: ['agent'], series: `invitation ${id}` },
  )
