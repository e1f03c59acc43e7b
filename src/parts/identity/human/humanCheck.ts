import type { LanguageCode } from '#rules/languages.ts'
import type { HumanProof } from './schema.ts'

/**
 * A check that tells people from programs. Each provider that a brand may choose has an adapter of
 * this form. `prove` rejects with `GatewayError`: `aborted` when its signal aborts, `network` or
 * `timeout` if the provider does not answer, `human_check_failed` if the provider refuses. A proof
 * is valid for one call.
 */
export interface HumanCheck {
  prove(signal: AbortSignal): Promise<HumanProof>
  /** Milliseconds for which a proof may be stored before it is sent. */
  lifetime: number
}

/** Element and settings for a provider's adapter that draws its own widget. */
export interface Surroundings {
  element: HTMLElement
  language: LanguageCode
  mode: 'dark' | 'light'
}
