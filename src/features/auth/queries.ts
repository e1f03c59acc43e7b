import { read } from '#core/gateway/read.ts'
import { getAffiliate, listSocialProviders } from './api.ts'

export const socialProvidersQuery = read(listSocialProviders, {})

/** Whom a code invites to; the gateway counts it as a visit. */
export const invitationQuery = (affiliateCode: string, domain: string) =>
  read(getAffiliate, { affiliateCode, domain })
