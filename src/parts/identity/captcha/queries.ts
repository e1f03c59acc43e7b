import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { getCaptcha } from './api.ts'

/** Shortest time between two captcha pictures, in milliseconds (docs/product.md §9). */
export const REFRESH_PAUSE = 1000

const isEarly = (cause: GatewayError) =>
  cause.code === 'too_many_requests' && retryAfterSeconds(cause) <= 1

/**
 * The query of a form's captcha picture; each round and each refusal uses the picture up, and a new
 * one is fetched.
 */
export const captchaQuery = (form: string, round: number, refusals: number) => ({
  ...read(getCaptcha, {}, { edition: [form, round, refusals], series: form }),
  // Not cancelled when its field unmounts. The next field waits for the same picture, since a
  // second request within a second would be refused.
  queryFn: () => getCaptcha({}),
  staleTime: Infinity,
  gcTime: 0,
  // A picture that was requested too early is requested again.
  retry: (failures: number, cause: GatewayError) => failures < 2 && isEarly(cause),
  retryDelay: REFRESH_PAUSE,
})
