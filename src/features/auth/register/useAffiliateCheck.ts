import { useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { getAffiliate } from '../api.ts'

export interface AffiliateCheck {
  /**
   * Asks, once a code, whether the gateway knows nobody by it. Any other trouble is no verdict: the
   * registration itself then tells.
   */
  isUnknown: (affiliateCode: string) => Promise<boolean>
  /** Whether a code was asked for and nobody is known by it. */
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
