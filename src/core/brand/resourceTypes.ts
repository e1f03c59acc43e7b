import type { Brand } from './schema.ts'

/** The gateway's name of each resource of a brand file (docs/product.md §3). */
export const RESOURCE_TYPES: Record<keyof Brand['resources'], string> = {
  android: 'Android',
  ios: 'iOS',
  iosLite: 'lite iOS',
  whatsapp: 'WHATSAPP',
  facebook: 'FACEBOOK',
  telegram: 'TELEGRAM',
  youtube: 'YOUTUBE',
  twitter: 'TWITTER',
  tiktok: 'TIKTOK',
  instagram: 'INSTAGRAM',
  line: 'LINE',
}
