import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayCodes } from './gatewayCodes.ts'
import type { PhoneCodes } from './provider.ts'

/** The adapter of the brand's provider; rejects with `GatewayError`. */
export async function loadPhoneCodes(
  settings: RuntimeBrand['verification']['phone'],
): Promise<PhoneCodes> {
  if (settings.provider === 'firebase') throw new GatewayError('sms_not_enabled')
  return gatewayCodes
}
