import { read } from '#core/gateway/read.ts'
import { getAffiliate, listSocialProviders } from './api.ts'

export const socialProvidersQuery = read(listSocialProviders, {})

/** Loads the affiliate behind an invitation code; the gateway counts this as a visit. */
export const invitationQuery = (affiliateCode: string, domain: string) =>
  read(getAffiliate, { affiliateCode, domain })
