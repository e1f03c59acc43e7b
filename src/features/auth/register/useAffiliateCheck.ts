import { useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { getAffiliate } from '../api.ts'

export interface AffiliateCheck {
  /**
   * Asks the gateway whether an affiliate code does not exist, only once for each code. If the call
   * fails, the code is taken to exist, because the registration itself then reports the error.
   */
  isUnknown: (affiliateCode: string) => Promise<boolean>
  /** Whether the gateway has answered that an affiliate code does not exist. */
  wasRefused: (affiliateCode: string) => boolean
}

export function useAffiliateCheck(): AffiliateCheck {
  return useState(createAffiliateCheck)[0]
}

function createAffiliateCheck(): AffiliateCheck {
  const verdicts = new Map<string, boolean>()
  return {
    isUnknown: async (affiliateCode) => {
      const known = verdicts.get(affiliateCode)
      if (known !== undefined) return known
      try {
        await getAffiliate({ affiliateCode, domain: window.location.hostname })
        verdicts.set(affiliateCode, false)
        return false
      } catch (error) {
        const unknown = error instanceof GatewayError && error.code === 'invitation_code_error'
        if (unknown) verdicts.set(affiliateCode, true)
        return unknown
      }
    },
    wasRefused: (affiliateCode) => verdicts.get(affiliateCode) === true,
  }
}
