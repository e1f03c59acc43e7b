import { useState } from 'react'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { LoginRefusalSchema } from '../schema.ts'

/**
 * Holds whether the next login needs the captcha or the human check, according to the refusals so
 * far.
 */
export function useLoginNeeds() {
  const [needs, setNeeds] = useState({ captcha: false, human: false })
  const learn = (error: GatewayError) => {
    const data = v.safeParse(LoginRefusalSchema, error.data)
    setNeeds((now) => ({
      captcha: now.captcha || (data.success && data.output.captcha),
      human: now.human || error.code === 'human_check_failed',
    }))
  }
  return { ...needs, learn }
}
