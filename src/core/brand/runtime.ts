import type { LanguageCode } from '#rules/languages.ts'
import type { Brand } from './schema.ts'

/**
 * What the stamp writes into `<script type="application/json" id="brand">`: the part of a brand
 * that a running site needs, with addresses in place of file names.
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
  /** Origin of the gateway without a trailing slash; empty for the page's own. */
  gateway: string
  theme: Pick<Brand['theme'], 'defaultMode' | 'modes' | 'tileShape' | 'hero'>
  legal: Pick<Brand['legal'], 'licence' | 'licenceUrl' | 'minimumAge'>
  /** Addresses of the artwork; `dark` variants are always present, repeated if there is only one. */
  artwork: Record<'mark' | 'markDark' | 'wordmark' | 'wordmarkDark' | 'banner', string>
  /** Address of each language's own words (`BrandWords`). */
  words: Partial<Record<LanguageCode, string>>
}

/** One small file a language: the brand's texts and its wording overrides. */
export interface BrandWords {
  title: string
  description: string
  footer?: string
  /** Lingui message id → compiled message. */
  messages: Record<string, unknown>
}
