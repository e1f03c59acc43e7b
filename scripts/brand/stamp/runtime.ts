import { drawnChoices } from '#core/brand/choices.ts'
import { joinFooter } from '#core/brand/footer.ts'
import type { BrandWords, RuntimeBrand } from '#core/brand/runtime.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { Telemetry, TelemetrySite } from '#core/brand/telemetry.ts'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import type { LanguageCode } from '#rules/languages.ts'
import PRODUCT from '../../../package.json' with { type: 'json' }
import { compileWording } from '../read/wording.ts'

/** Picks the part of a brand that a running site reads. */
export function toRuntimeBrand(
  brand: Brand,
  addresses: Pick<RuntimeBrand, 'gateway' | 'artwork' | 'faces' | 'pictures' | 'words'>,
): RuntimeBrand {
  const { defaultMode, modes } = brand.theme
  const { licence, licenceUrl, minimumAge } = brand.legal
  return {
    id: brand.id,
    name: brand.name,
    merchant: brand.merchant,
    platform: brand.platform,
    lotteryType: brand.lotteryType,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    timeZone: timeZoneOf(brand),
    socketPath: brand.socketPath,
    ...(brand.gatewayKeyThumbprint && { gatewayKeyThumbprint: brand.gatewayKeyThumbprint }),
    accountTypes: brand.accountTypes,
    features: brand.features,
    homeRows: brand.homeRows,
    registration: brand.registration,
    resources: brand.resources,
    customerService: brand.customerService,
    ...(brand.serviceWorker && { serviceWorker: true as const }),
    domains: brand.domains,
    mirrorDomains: brand.mirrorDomains,
    mirrorsWhenBlocked: brand.mirrorsWhenBlocked,
    origins: brand.origins,
    verification: brand.verification,
    vendorNames: brand.vendorNames,
    theme: { defaultMode, modes, ...drawnChoices(brand.theme) },
    legal: { ...(licence && { licence }), ...(licenceUrl && { licenceUrl }), minimumAge },
    ...(brand.telemetry && { telemetry: { consent: brand.telemetry.consent } }),
    ...addresses,
  }
}

/**
 * Returns what the telemetry script of a brand's page must know.
 *
 * @param release hash of the release
 * @param build hash of the built app, by which versions between two numbers differ
 */
export const toTelemetrySite = (
  { id }: Pick<Brand, 'id'>,
  telemetry: Telemetry,
  release: string,
  build: string,
): TelemetrySite => ({
  brand: id,
  release,
  version: `${PRODUCT.version}+${build.slice(0, 7)}`,
  ...telemetry,
})

/** Returns a brand's own texts in a language. */
export function toBrandWords(brand: Brand, language: LanguageCode): BrandWords {
  const { title, description } = brand.seo[language]!
  const footer = joinFooter(brand.legal, language)
  const textOf = (texts: Partial<Record<LanguageCode, string>>) =>
    texts[language] ?? texts[brand.defaultLanguage]
  const slides = brand.pictures.hero.map((slide) => ({
    title: textOf(slide.title),
    text: textOf(slide.text),
    action: textOf(slide.action),
  }))
  return {
    title,
    description,
    ...(footer && { footer }),
    ...(slides.length > 0 && { slides }),
    messages: compileWording(brand.wording, language),
  }
}
