import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { getCaptcha } from './api.ts'

/** Shortest time in milliseconds between two requests of a captcha picture (docs/product.md §9). */
export const REFRESH_PAUSE = 1000

const isEarly = (cause: GatewayError) =>
  cause.code === 'too_many_requests' && retryAfterSeconds(cause) <= 1

/**
 * The query of a form's captcha picture. A new picture is fetched for each new round, and after
 * each refused request, which uses the picture up.
 */
export const captchaQuery = (form: string, round: number, refusals: number) => ({
  ...read(getCaptcha, {}, { edition: [form, round, refusals], series: form }),
  // The request is not cancelled when the field unmounts. The next field waits for the same
  // picture, since the gateway would refuse a second request within a second.
  queryFn: () => getCaptcha({}),
  staleTime: Infinity,
  gcTime: 0,
  // If the gateway refused the request because it came too early, the picture is requested again.
  retry: (failures: number, cause: GatewayError) => failures < 2 && isEarly(cause),
  retryDelay: REFRESH_PAUSE,
})
