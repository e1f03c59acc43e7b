import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { phoneCodeMessage } from '#parts/identity/codes/messages.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'

const FactorRefusalSchema = v.object({ attemptsLeft: v.pipe(v.number(), v.integer()) })

/** Number of tries that are left for a second factor; null if the gateway did not say it. */
export function factorTriesLeft(error: GatewayError): number | null {
  const data = v.safeParse(FactorRefusalSchema, error.data)
  return data.success ? data.output.attemptsLeft : null
}

/** What players read when a login is refused (docs/product.md §8). */
const MESSAGES: Record<string, MessageDescriptor> = {
  wrong_credentials: msg`The username or the password isn’t right. Check both and try again.`,
  captcha_required: msg`Type the characters in the picture, then log in again.`,
  human_check_failed: msg`Please check the box below to show that you’re human.`,
  error_not_member: msg`This account can’t log in here: it is for the agent center only.`,
  error_not_agent: msg`Only agents can log in here. Players log in on the home page.`,
  mode_disabled: msg`This way of logging in isn’t available here.`,
  wrong_second_factor: faultMessage('factorCode', { kind: 'wrong' }),
  factor_tries_used_up: msg`Too many failed attempts. Please log in again.`,
  social_expired: msg`That took too long. Please start again with your social account.`,
  challenge_expired: msg`That took too long. Please log in again.`,
}

/**
 * What players read when a login or a second factor is refused; some texts include the tries
 * left.
 */
export function loginMessage(error: GatewayError): MessageDescriptor {
  if (error.code === 'account_locked') {
    const minutes = Math.ceil(retryAfterSeconds(error) / 60)
    return msg`${plural(minutes, {
      one: 'Too many failed attempts. To keep your account safe, logging in is locked for # minute.',
      other:
        'Too many failed attempts. To keep your account safe, logging in is locked for # minutes.',
    })}`
  }
  if (error.code === 'wrong_second_factor') {
    const left = factorTriesLeft(error)
    if (left !== null) {
      return msg`${plural(left, {
        one: 'That isn’t right. Check it: you have # more attempt.',
        other: 'That isn’t right. Check it: you have # more attempts.',
      })}`
    }
  }
  return MESSAGES[error.code] ?? phoneCodeMessage(error) ?? gatewayErrorMessage(error)
}
