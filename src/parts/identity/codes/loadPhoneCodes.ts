import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { loadChunk } from '#core/platform/loadChunk.ts'
import { gatewayCodes } from './gatewayCodes.ts'
import type { PhoneCodes } from './provider.ts'

let firebaseCodes: Promise<PhoneCodes> | undefined

/**
 * Loads the adapter of the provider that the brand has chosen for phone codes. Firebase's code
 * loads only for brands that use Firebase.
 */
export async function loadPhoneCodes(
  settings: RuntimeBrand['verification']['phone'],
): Promise<PhoneCodes> {
  if (settings.provider === 'gateway') return gatewayCodes
  firebaseCodes ??= loadChunk('firebase', () => import('./firebaseCodes.ts')).then(
    ({ createFirebaseCodes }) => createFirebaseCodes(settings),
  )
  return firebaseCodes.catch((cause: unknown) => {
    firebaseCodes = undefined
    throw cause
  })
}
