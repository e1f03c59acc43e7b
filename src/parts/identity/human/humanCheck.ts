import type { LanguageCode } from '#rules/languages.ts'
import type { HumanProof } from './schema.ts'

/**
 * A check that tells people from programs; each provider that a brand may choose has an adapter.
 * `prove` rejects with `GatewayError`: `aborted` when its signal fires, `network` or `timeout` if
 * the provider does not answer, `human_check_failed` if it refuses. A proof is valid for one call.
 */
export interface HumanCheck {
  prove(signal: AbortSignal): Promise<HumanProof>
  /** Milliseconds for which a proof may be kept before it is sent. */
  lifetime: number
}

/** Element and settings for an adapter that draws its own widget. */
export interface Surroundings {
  element: HTMLElement
  language: LanguageCode
  mode: 'dark' | 'light'
}
