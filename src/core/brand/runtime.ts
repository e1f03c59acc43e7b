import type { LanguageCode } from '#rules/languages.ts'
import type { DrawnChoices } from './choices.ts'
import type { RuntimePictures } from './runtimePictures.ts'
import type { Brand } from './schema.ts'
import type { Telemetry } from './telemetry.ts'

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
  | 'accountTypes'
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
  theme: Pick<Brand['theme'], 'defaultMode' | 'modes'> & DrawnChoices
  legal: Pick<Brand['legal'], 'licence' | 'licenceUrl' | 'minimumAge'>
  /** Missing if browsers keep no files of the site (docs/decisions/033). */
  serviceWorker?: true
  /** Missing if the site reports nothing. */
  telemetry?: Pick<Telemetry, 'consent'>
  /**
   * Addresses of the brand's artwork. The `dark` variants are always set: a brand without them gets
   * the address of the light variant again.
   */
  artwork: Record<'mark' | 'markDark' | 'wordmark' | 'wordmarkDark' | 'banner', string>
  /** Addresses of the style sheets with the face of headings, for languages that have their own. */
  faces: Partial<Record<LanguageCode, string>>
  /** The brand's own pictures by slot; a slot without one is missing. */
  pictures: RuntimePictures
  /** Addresses of the files with the brand's own texts (`BrandWords`), one for each language. */
  words: Partial<Record<LanguageCode, string>>
}

/** Words of a slide of the brand's own at the top of the home page. */
export interface SlideWords {
  title?: string | undefined
  text?: string | undefined
  /** Words of the button with which the slide opens its target. */
  action?: string | undefined
}

/**
 * Content of the file that a brand has for each language: its own texts, and its changes to the
 * wording of the site's messages.
 */
export interface BrandWords {
  title: string
  description: string
  footer?: string
  /** Words of the brand's own slides, in their order. */
  slides?: SlideWords[]
  /** Compiled messages whose wording the brand changes, by Lingui's message id. */
  messages: Record<string, unknown>
}
