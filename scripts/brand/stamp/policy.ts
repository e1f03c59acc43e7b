import { isOnThisMachine } from '#lib/urls.ts'
import type { Brand } from '#core/brand/schema.ts'
import { telemetryOrigins } from '#core/brand/telemetry.ts'

/** Origins that a named provider needs, in addition to those in the brand file. */
interface ProviderOrigins {
  scripts?: string[]
  connections?: string[]
  frames?: string[]
  images?: string[]
  styles?: string[]
  /** Names of Trusted Types policies that the page's own scripts create. */
  policies?: string[]
}

const HUMAN_CHECKS: Record<Brand['verification']['human']['provider'], ProviderOrigins> = {
  none: {},
  altcha: {},
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  },
}

const PHONE_CHECKS: Record<Brand['verification']['phone']['provider'], ProviderOrigins> = {
  gateway: {},
  firebase: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connections: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    policies: ['goog#html', 'recaptcha', "'allow-duplicates'"],
  },
}

/** Names of the Trusted Types policies that the app may create. */
const TRUSTED_TYPES = ['livery-html', 'livery-script-url', 'livery-worker-url']

/** Browser permissions that no page or game uses. */
const CLOSED_POWERS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Content policy of SVG pictures, which could run scripts if a browser opened them as a page. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

type Named = Pick<Brand, 'origins' | 'verification' | 'domains' | 'mirrorDomains' | 'telemetry'>

/** Lists the brand's own addresses, which its page of mirrors tests; none if there is only one. */
function listMirrors({ domains, mirrorDomains, origins }: Named): string[] {
  const hosts = [...domains, ...mirrorDomains]
  if (hosts.length === 1) return []
  // Hosts of an overlay may be on the developer's machine, where all of the brand's hosts share one
  // port.
  const local = Object.values(origins)
    .flat()
    .flatMap((origin) => /localhost(:\d+)$/.exec(origin)?.[1] ?? [])
  const [port = ''] = local
  return hosts.map((host) => (isOnThisMachine(host) ? `http://${host}${port}` : `https://${host}`))
}

/**
 * Writes the Content-Security-Policy of a brand's pages. It depends only on origins and providers
 * of the brand file, not on a release: a server reads it when it starts, and releases change later.
 *
 * @param gateway origin of the gateway; empty if it is the page's own
 * @param inline sources of the scripts that pages may contain
 * @param frameAncestors origins that may frame the page
 */
export function contentSecurityPolicy(
  brand: Named,
  gateway: string,
  inline: readonly string[],
  frameAncestors: "'none'" | "'self'",
): string {
  const { images, games, chat } = brand.origins
  const { human, phone } = brand.verification
  const providers = [HUMAN_CHECKS[human.provider], PHONE_CHECKS[phone.provider]]
  const provided = (kind: keyof ProviderOrigins) => providers.flatMap((one) => one[kind] ?? [])
  // If there is no image CDN, picture paths from the gateway lead to the gateway itself.
  const pictures = gateway ? [gateway] : []
  const own = gateway ? [gateway, gateway.replace(/^http/, 'ws')] : []
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline, ...provided('scripts')],
    ['style-src', "'self'", ...provided('styles')],
    ['img-src', "'self'", 'data:', ...pictures, ...images, ...provided('images')],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...own,
      ...listMirrors(brand),
      ...provided('connections'),
      ...telemetryOrigins(brand.telemetry),
    ],
    ['frame-src', "'self'", ...games, ...chat, ...provided('frames')],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', frameAncestors],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...TRUSTED_TYPES, ...provided('policies')],
  ]
  return directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ')
}

/**
 * Denies every browser permission except full screen and autoplay, which games get, and writing to
 * the clipboard.
 */
export function permissionsPolicy({ origins }: Pick<Brand, 'origins'>): string {
  const games = ['self', ...origins.games.map((origin) => `"${origin}"`)].join(' ')
  return [
    `fullscreen=(${games})`,
    `autoplay=(${games})`,
    'clipboard-write=(self)',
    ...CLOSED_POWERS.map((power) => `${power}=()`),
  ].join(', ')
}
