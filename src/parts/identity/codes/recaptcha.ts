import type { ApplicationVerifier } from '@firebase/auth'
import { GatewayError } from '#core/contract/error.ts'
import { loadVendorScript } from '#parts/identity/human/trustedScripts.ts'

/** The functions of the vendor's script that this app uses. */
interface Recaptcha {
  ready(then: () => void): void
  render(element: HTMLElement, options: Record<string, unknown>): number
  execute(widget: number): void
}

/** Method that the Firebase SDK calls when it is done, although the SDK's types lack it. */
export interface Verifier extends ApplicationVerifier {
  _reset(): void
}

const SITE_KEY_ADDRESS = 'https://identitytoolkit.googleapis.com/v1/recaptchaParams'

/** Milliseconds after which a check with reCAPTCHA's picture puzzles fails. */
const TIMEOUT = 180_000

/**
 * Creates the reCAPTCHA check that Firebase requires before it sends a code. Firebase's SDK would
 * load the same script by a plain address, which Trusted Types refuse. So this function loads the
 * script by the site's own script policy.
 */
export function createRecaptcha(apiKey: string): Verifier {
  return {
    type: 'recaptcha',
    _reset: () => undefined,
    verify: async () => {
      const sitekey = await readSiteKey(apiKey)
      await loadVendorScript('recaptcha')
      const { grecaptcha } = window as { grecaptcha?: Recaptcha }
      if (!grecaptcha) throw new GatewayError('human_check_failed')
      await new Promise<void>((resolve) => grecaptcha.ready(resolve))
      const element = document.body.appendChild(document.createElement('div'))
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        return await new Promise<string>((resolve, reject) => {
          const fail = (code: string) => () => reject(new GatewayError(code))
          timer = setTimeout(fail('timeout'), TIMEOUT)
          const widget = grecaptcha.render(element, {
            sitekey,
            size: 'invisible',
            callback: resolve,
            'error-callback': fail('human_check_failed'),
            'expired-callback': fail('human_check_failed'),
          })
          grecaptcha.execute(widget)
        })
      } finally {
        clearTimeout(timer)
        element.remove()
      }
    },
  }
}

async function readSiteKey(apiKey: string): Promise<string> {
  const address = `${SITE_KEY_ADDRESS}?key=${encodeURIComponent(apiKey)}`
  const reply = await fetch(address, { credentials: 'omit' }).catch((cause: unknown) => {
    throw new GatewayError('network', { cause })
  })
  const { recaptchaSiteKey } = (await reply.json().catch(() => ({}))) as Record<string, unknown>
  if (typeof recaptchaSiteKey === 'string') return recaptchaSiteKey
  throw new GatewayError('sms_not_enabled', { status: reply.status })
}
