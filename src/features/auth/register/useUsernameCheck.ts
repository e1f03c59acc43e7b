import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { afterInput } from '#lib/later.ts'
import { checkUsername } from '../api.ts'

type Verdict = v.InferOutput<(typeof checkUsername.definition)['reply']>

export interface UsernameCheck {
  /** Result of a username's check; undefined if it was not checked or the check failed. */
  find: (username: string) => Verdict | 'checking' | undefined
  isTaken: (username: string) => boolean
  /**
   * Checks a username, only once for each name, and resolves to the result. Only the latest check
   * is shown.
   */
  ask: (username: string) => Promise<Verdict | undefined>
}

/**
 * HTTP statuses which show that the gateway does not have this call. The call is then not sent
 * again.
 */
const UNKNOWN_CALL = [404, 405, 501]

/**
 * Checks whether usernames are free. A failed check shows nothing, because the registration
 * itself reports a username that is taken.
 */
export function useUsernameCheck(): UsernameCheck {
  const [verdicts] = useState(() => new Map<string, Verdict>())
  const [checking, setChecking] = useState<string | null>(null)
  const pending = useRef<AbortController | null>(null)
  const isOff = useRef(false)
  useEffect(() => () => pending.current?.abort(), [])

  return {
    find: (username) => (username === checking ? 'checking' : verdicts.get(username)),
    isTaken: (username) => verdicts.get(username)?.free === false,
    ask: async (username) => {
      pending.current?.abort()
      const known = verdicts.get(username)
      if (known || isOff.current) {
        setChecking(null)
        return known
      }
      const asked = new AbortController()
      pending.current = asked
      setChecking(username)
      try {
        const { free, suggestions } = await checkUsername({ username }, { signal: asked.signal })
        // The result is shown a little later, because it would otherwise move the button under the
        // player's finger.
        await new Promise<void>((done) => afterInput(done))
        const verdict = { free, suggestions: free ? [] : suggestions.slice(0, 3) }
        verdicts.set(username, verdict)
        return asked.signal.aborted ? undefined : verdict
      } catch (error) {
        isOff.current ||= error instanceof GatewayError && UNKNOWN_CALL.includes(error.status)
        return undefined
      } finally {
        if (!asked.signal.aborted) setChecking(null)
      }
    },
  }
}
