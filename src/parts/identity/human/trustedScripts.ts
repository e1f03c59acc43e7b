import pbkdf2Worker from 'altcha/workers/pbkdf2?url'
import shaWorker from 'altcha/workers/sha?url'
import { GatewayError } from '#core/contract/error.ts'

/** Addresses of the site's own web workers, by the algorithm of the puzzles that each solves. */
const WORKERS: Readonly<Record<string, string>> = {
  'PBKDF2/SHA-256': pbkdf2Worker,
  'PBKDF2/SHA-384': pbkdf2Worker,
  'PBKDF2/SHA-512': pbkdf2Worker,
  'SHA-256': shaWorker,
  'SHA-384': shaWorker,
  'SHA-512': shaWorker,
}

/** Scripts of outside providers; a brand's content policy allows only its own provider's script. */
const VENDOR_SCRIPTS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true',
} as const

const SCRIPT_TIMEOUT = 20_000

/** Browsers without Trusted Types accept a plain address; tests import this file without a window. */
const policy = globalThis.window?.trustedTypes?.createPolicy('livery-script-url', {
  createScriptURL: allowScript,
})

/** Returns the address if it is in the lists above; throws `TypeError` for any other address. */
function allowScript(url: string): string {
  const known = [...Object.values(WORKERS), ...Object.values(VENDOR_SCRIPTS)]
  if (!known.includes(url)) throw new TypeError(`${url} is no script of ours`)
  return url
}

/**
 * The browser accepts a `TrustedScriptURL` for a script's address, although TypeScript's types
 * require a string.
 */
const trust = (url: string) => (policy?.createScriptURL(url) ?? url) as string

/**
 * Starts a web worker that solves puzzles of an algorithm; throws `GatewayError` for an unknown
 * algorithm.
 */
export function startSolver(algorithm: string): Worker {
  const url = WORKERS[algorithm]
  if (!url) throw new GatewayError('human_check_failed', { message: `No solver for ${algorithm}` })
  return new Worker(trust(url))
}

const loading = new Map<string, Promise<void>>()

/** Loads and runs a vendor's script once. If loading fails, the next call loads it again. */
export function loadVendorScript(name: keyof typeof VENDOR_SCRIPTS): Promise<void> {
  const known = loading.get(name)
  if (known) return known
  const loaded = runScript(VENDOR_SCRIPTS[name])
  loading.set(name, loaded)
  loaded.catch(() => loading.delete(name))
  return loaded
}

async function runScript(url: string): Promise<void> {
  const script = document.createElement('script')
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new GatewayError('timeout')), SCRIPT_TIMEOUT)
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new GatewayError('network')))
      script.src = trust(url)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
