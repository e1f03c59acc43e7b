import type { LanguageCode } from '#rules/languages.ts'
import type { Brand } from './schema.ts'

/**
 * The brand data that the brand script writes into `<script type="application/json" id="brand">`:
 * the part that a running site needs, with addresses in place of file names.
 */
export interface RuntimeBrand extends Pick<
  Brand,
  | 'id'
  | 'name'
  | 'merchant'
  | 'platform'
  | 'lotteryType'
  | 'languages'
  | 'defaultLanguage'
  | 'currency'
  | 'socketPath'
  | 'gatewayKeyThumbprint'
  | 'features'
  | 'homeRows'
  | 'registration'
  | 'resources'
  | 'customerService'
  | 'domains'
  | 'mirrorDomains'
  | 'mirrorsWhenBlocked'
  | 'origins'
  | 'verification'
  | 'vendorNames'
> {
  /** Time zone in which the brand's days begin and end. */
  timeZone: string
  /**
   * Origin of the gateway without a trailing slash; empty if the gateway has the origin of the
   * page.
   */
  gateway: string
  theme: Pick<Brand['theme'], 'defaultMode' | 'modes' | 'tileShape' | 'hero'>
  legal: Pick<Brand['legal'], 'licence' | 'licenceUrl' | 'minimumAge'>
  /**
   * Addresses of the artwork. The `dark` variants are always present: a brand without them repeats
   * the light ones.
   */
  artwork: Record<'mark' | 'markDark' | 'wordmark' | 'wordmarkDark' | 'banner', string>
  /** Addresses of the files with the brand's own texts (`BrandWords`), by language. */
  words: Partial<Record<LanguageCode, string>>
}

/**
 * One small file for each language: the brand's texts, and its changes to the wording of messages.
 */
export interface BrandWords {
  title: string
  description: string
  footer?: string
  /** Compiled messages by the id that Lingui gives each message. */
  messages: Record<string, unknown>
}
