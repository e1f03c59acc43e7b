import { useState } from 'react'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { login } from '../api.ts'
import { LoginRefusalSchema, type LoginReply, type LoginSchema } from '../schema.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'

export type LoginInput = v.InferInput<typeof LoginSchema>

/**
 * Tries to log in, and learns from each refusal what the next try must bring along.
 *
 * @param breakOff why a second factor was broken off, where it was
 */
export function useLogin(onReply: (reply: LoginReply) => void, breakOff: GatewayError | null) {
  const { attempt, busy, refusal, clearRefusal } = useAttempt(breakOff)
  const [learnt, setLearnt] = useState({ refusals: 0, captchaNeeded: false, humanNeeded: false })

  /** Sends one login; resolves to whether it was right. */
  async function submit(prepare: () => Promise<LoginInput>): Promise<boolean> {
    let isRight = false
    const error = await attempt(async (signal) => {
      const reply = await login(await prepare(), { signal })
      isRight = true
      onReply(reply)
    })
    if (!error) return isRight
    const data = v.safeParse(LoginRefusalSchema, error.data)
    setLearnt((now) => ({
      refusals: now.refusals + 1,
      captchaNeeded: now.captchaNeeded || (data.success && data.output.captcha),
      humanNeeded: now.humanNeeded || error.code === 'human_check_failed',
    }))
    return false
  }

  return {
    submit,
    busy,
    refusal,
    clearRefusal,
    /** `refusals` so far: each uses up the captcha. */
    ...learnt,
  }
}
