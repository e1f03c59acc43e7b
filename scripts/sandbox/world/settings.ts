import type { Brand } from '#core/brand/schema.ts'

type Fields = Brand['registration']['fields']

/** The gateway's own registration rules, over which a brand's go. */
const FIELD_RULES: Fields = {
  username: {
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 2,
    minLength: 6,
    maxLength: 12,
  },
  password: {
    enabled: true,
    required: true,
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*\\d).*$',
    patternId: 8,
    minLength: 8,
    maxLength: 20,
  },
  confirmPassword: { enabled: true, required: true },
  mobileNum: {
    enabled: true,
    required: false,
    acceptedPattern: '^\\d+$',
    patternId: 9,
    minLength: 8,
    maxLength: 13,
  },
  captcha: { enabled: true, required: true },
  affiliateCode: { enabled: true, required: false, maxLength: 20 },
}

export function mergeFieldRules(fields: Fields): Record<string, NonNullable<Fields['username']>> {
  const names = new Set([...Object.keys(FIELD_RULES), ...Object.keys(fields)]) as Set<keyof Fields>
  return Object.fromEntries(
    [...names].map((name) => [name, { ...FIELD_RULES[name], ...fields[name] }]),
  )
}

/** Wire name and English label of each resource (specification §3, "Public state"). */
const RESOURCES: Record<keyof Brand['resources'], [resourceType: string, label: string]> = {
  android: ['Android', 'Android app'],
  ios: ['iOS', 'iOS app'],
  iosLite: ['lite iOS', 'Lite iOS app'],
  whatsapp: ['WHATSAPP', 'WhatsApp'],
  facebook: ['FACEBOOK', 'Facebook'],
  telegram: ['TELEGRAM', 'Telegram'],
  youtube: ['YOUTUBE', 'YouTube'],
  twitter: ['TWITTER', 'X'],
  tiktok: ['TIKTOK', 'TikTok'],
  instagram: ['INSTAGRAM', 'Instagram'],
  line: ['LINE', 'LINE'],
}

/** What a brand without resources of its own links to, on its main domain. */
const DEFAULTS = ['android', 'ios', 'iosLite', 'whatsapp', 'telegram', 'facebook', 'line'] as const

export function listResources({ resources, domains }: Brand) {
  const given = Object.entries(resources).filter(([, url]) => url !== undefined)
  const entries = given.length
    ? given
    : DEFAULTS.map((name) => [name, `https://go.${domains[0]}/${name.toLowerCase()}`])
  return entries.map(([name, url]) => {
    const [resourceType, labelNameEn] = RESOURCES[name as keyof typeof RESOURCES]
    return { resourceType, labelNameEn, url: url as string }
  })
}
