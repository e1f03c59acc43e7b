import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { login } from '#features/auth/api.ts'
import { LoginRefusalSchema, type LoginReply, type LoginSchema } from '#features/auth/schema.ts'

export type LoginInput = v.InferInput<typeof LoginSchema>

export interface LoginTry {
  /** Sends one login; calls while one is on its way do nothing. */
  submit: (prepare: () => Promise<LoginInput>) => Promise<void>
  busy: boolean
  refusal: GatewayError | null
  /** Refusals so far: each uses up the captcha. */
  refusals: number
  captchaNeeded: boolean
  humanNeeded: boolean
}

/** Tries to log in, and learns from each refusal what the next try must bring along. */
export function useLogin(onReply: (reply: LoginReply) => void): LoginTry {
  const [state, setState] = useState({
    refusal: null as GatewayError | null,
    refusals: 0,
    captchaNeeded: false,
    humanNeeded: false,
  })
  const [busy, setBusy] = useState(false)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  async function submit(prepare: () => Promise<LoginInput>): Promise<void> {
    if (pending.current) return
    const controller = new AbortController()
    pending.current = controller
    setBusy(true)
    setState((now) => ({ ...now, refusal: null }))
    try {
      onReply(await login(await prepare(), { signal: controller.signal }))
    } catch (cause) {
      const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      if (error.code !== 'aborted') setState((now) => learn(now, error))
    } finally {
      pending.current = null
      setBusy(false)
    }
  }

  return { submit, busy, ...state }
}

function learn<State extends { refusals: number; captchaNeeded: boolean; humanNeeded: boolean }>(
  state: State,
  error: GatewayError,
): State {
  const data = v.safeParse(LoginRefusalSchema, error.data)
  return {
    ...state,
    refusal: error,
    refusals: state.refusals + 1,
    captchaNeeded: state.captchaNeeded || (data.success && data.output.captcha),
    humanNeeded: state.humanNeeded || error.code === 'human_check_failed',
  }
}
