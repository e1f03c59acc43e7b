import { GatewayError } from '#core/contract/error.ts'
import type { HumanCheck } from './humanCheck.ts'

/**
 * The place of GeeTest's adapter. Until it is written, a brand that chose GeeTest learns so at the
 * first check: `human_check_unavailable`.
 *
 * To write it: load `https://static.geetest.com/v4/gt4.js` by `loadVendorScript`, call its
 * `initGeetest4({ captchaId, product: 'bind', … })`, and resolve with `getValidate()` as JSON.
 */
export function createGeetestCheck(captchaId: string): HumanCheck {
  return {
    lifetime: 0,
    prove: () =>
      Promise.reject(
        new GatewayError('human_check_unavailable', {
          message: `GeeTest (${captchaId}) has no adapter yet`,
        }),
      ),
  }
}
