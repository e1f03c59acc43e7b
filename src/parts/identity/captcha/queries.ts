import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import { getCaptcha } from './api.ts'

/** At most one new picture a second (docs/product.md §9). */
export const REFRESH_PAUSE = 1000

const isEarly = (cause: GatewayError) =>
  cause.code === 'too_many_requests' && retryAfterSeconds(cause) <= 1

/** The picture of one form; each round and each refusal uses it up, and a new one is fetched. */
export const captchaQuery = (form: string, round: number, refusals: number) => ({
  ...read(getCaptcha, {}, { edition: [form, round, refusals], series: form }),
  // Not given up with the field that asked: the one that takes its place waits for the same picture,
  // as another request within a second is refused.
  queryFn: () => getCaptcha({}),
  staleTime: Infinity,
  gcTime: 0,
  // A picture that was requested too early is requested again.
  retry: (failures: number, cause: GatewayError) => failures < 2 && isEarly(cause),
  retryDelay: REFRESH_PAUSE,
})
