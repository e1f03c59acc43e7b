import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { beginAddressTry } from './lockout.ts'
import { findByName, invalidFields } from './registration.ts'
import { findValueFault, readFieldRules } from './registration-rules.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'ip'>

const SUGGESTIONS = 3
const ENDINGS = ['7', '88', '99', '168', '777']

/**
 * Checks whether a username is free at this merchant, and suggests similar free ones if not. The
 * calls count against the caller's IP address, separately from registrations, which they must not
 * use up. Throws `CallError` 403 `mode_disabled`, 422 `invalid_fields` or 429 `too_many_requests`.
 */
export function findUsername(context: Context, given: string) {
  const { merchant } = context
  if (!merchant.brand.features.usernameRegistration) refuse('mode_disabled/registration')
  const username = given.trim().toLowerCase()
  const rule = readFieldRules(merchant).username ?? {}
  const fault = findValueFault(username, rule)
  if (fault) throw invalidFields({ username: fault })
  beginAddressTry(context, 'username:address')
  const isFree = (name: string) => findByName(context, name) === undefined
  if (isFree(username)) return { free: true, suggestions: [] }
  const like = ENDINGS.map((ending) => {
    const room = Math.max(0, (rule.maxLength ?? 64) - ending.length)
    return username.slice(0, room) + ending
  })
  const fitting = like.filter((name) => findValueFault(name, rule) === undefined && isFree(name))
  return { free: false, suggestions: [...new Set(fitting)].slice(0, SUGGESTIONS) }
}
