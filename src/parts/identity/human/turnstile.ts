import { GatewayError } from '#core/contract/error.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import type { HumanCheck, Surroundings } from './humanCheck.ts'
import { loadVendorScript } from './trustedScripts.ts'

/** The functions of the vendor's script that this app uses. */
interface Turnstile {
  render(element: HTMLElement, options: Record<string, unknown>): string | undefined
  remove(widget: string): void
}

/** Milliseconds after which a check that has shown nothing to the player counts as failed. */
const SILENT_TIMEOUT = 60_000

/** The vendor knows variants of a language by country: `zh-cn` is what we tag `zh-Hans`. */
export function tagOfVendor(code: LanguageCode): string {
  const { tag, locale } = LANGUAGES[code]
  if (!tag.includes('-')) return tag
  const { language, region } = new Intl.Locale(locale)
  return `${language}-${region}`.toLowerCase()
}

/**
 * Creates the human check with Cloudflare's Turnstile widget, which is visible only while it needs
 * the player's input. The widget is rendered again for each proof. An error or the expiry ends an
 * attempt, and the next attempt starts from the beginning.
 */
export function createTurnstileCheck(
  siteKey: string,
  { element, language, mode }: Surroundings,
): HumanCheck {
  return {
    // Milliseconds for which a proof may be stored: less than the 300 seconds for which the
    // vendor's tokens are valid.
    lifetime: 240_000,
    prove: async (signal) => {
      await loadVendorScript('turnstile')
      const { turnstile } = window as { turnstile?: Turnstile }
      if (!turnstile) throw new GatewayError('human_check_failed')
      if (signal.aborted) throw new GatewayError('aborted')
      let widget: string | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const place = element.appendChild(document.createElement('div'))
      try {
        return await new Promise((resolve, reject) => {
          const fail = (code: string) => () => reject(new GatewayError(code))
          signal.addEventListener('abort', fail('aborted'), { once: true })
          timer = setTimeout(fail('timeout'), SILENT_TIMEOUT)
          widget = turnstile.render(place, {
            sitekey: siteKey,
            language: tagOfVendor(language),
            theme: mode,
            size: 'flexible',
            appearance: 'interaction-only',
            retry: 'never',
            'refresh-expired': 'never',
            'refresh-timeout': 'never',
            'response-field': false,
            callback: (token: string) => resolve({ provider: 'turnstile', token }),
            'before-interactive-callback': () => clearTimeout(timer),
            // Returning a truthy value tells the vendor's script that the error is handled.
            'error-callback': () => (fail('human_check_failed')(), true),
            'expired-callback': fail('human_check_failed'),
            'timeout-callback': fail('timeout'),
            'unsupported-callback': fail('human_check_failed'),
          })
        })
      } finally {
        clearTimeout(timer)
        if (widget) turnstile.remove(widget)
        place.remove()
      }
    },
  }
}
