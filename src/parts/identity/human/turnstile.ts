import { GatewayError } from '#core/contract/error.ts'
import { LANGUAGES } from '#rules/languages.ts'
import type { HumanCheck, Surroundings } from './humanCheck.ts'
import { loadVendorScript } from './trustedScripts.ts'

/** The part of the vendor's script that we use. */
interface Turnstile {
  render(element: HTMLElement, options: Record<string, unknown>): string | undefined
  remove(widget: string): void
}

/** Milliseconds in which a check that asks nothing of the player must end. */
const SILENT_TIMEOUT = 60_000

/**
 * The vendor's widget, shown only while it asks something of the player. It is rendered again for
 * each proof; errors and expiry end an attempt, and the next one starts over.
 */
export function createTurnstileCheck(
  siteKey: string,
  { element, language, mode }: Surroundings,
): HumanCheck {
  return {
    // The vendor's tokens live for 300 seconds.
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
            language: language === 'CN' ? 'zh-cn' : LANGUAGES[language].tag,
            theme: mode,
            size: 'flexible',
            appearance: 'interaction-only',
            retry: 'never',
            'refresh-expired': 'never',
            'refresh-timeout': 'never',
            'response-field': false,
            callback: (token: string) => resolve({ provider: 'turnstile', token }),
            'before-interactive-callback': () => clearTimeout(timer),
            // A truthy result means to the vendor that the error is handled.
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
