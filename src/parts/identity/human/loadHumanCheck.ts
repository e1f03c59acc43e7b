import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { loadChunk } from '#core/platform/loadChunk.ts'
import type { HumanCheck, Surroundings } from './humanCheck.ts'

export type HumanSettings = RuntimeBrand['verification']['human']

/**
 * Loads the adapter of the provider that the brand has chosen for the human check. The adapter's
 * code is fetched at the first call.
 */
export async function loadHumanCheck(
  settings: HumanSettings,
  surroundings: Surroundings,
): Promise<HumanCheck> {
  switch (settings.provider) {
    case 'turnstile': {
      const { createTurnstileCheck } = await loadChunk('turnstile', () => import('./turnstile.ts'))
      return createTurnstileCheck(settings.siteKey, surroundings)
    }
    default:
      return (await loadChunk('altcha', () => import('./altcha.ts'))).altchaCheck
  }
}
