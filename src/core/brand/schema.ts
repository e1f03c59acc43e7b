import * as v from 'valibot'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { isIntlCurrency } from '#lib/currencies.ts'
import { isTimeZone } from '#lib/timeZones.ts'
import {
  GatewayOrigin,
  Hostname,
  HttpsUrl,
  LocalOriginPattern,
  OriginPattern,
} from './addresses.ts'
import { BRAND_ID, BRAND_ID_RULE } from './brandId.ts'
import { FEATURE_NAMES, FEATURES, type FeatureName } from './features.ts'
import { AccountTypesSchema } from './accountTypes.ts'
import { FieldRuleSchema } from './fieldRule.ts'
import { REGISTRATION_FIELDS } from './registrationFields.ts'
import { ArtworkFile, byLanguage, line, text, uniqueList } from './fields.ts'
import { HOME_ROW_NAMES, HOME_ROWS } from './homeRows.ts'
import { PicturesSchema } from './pictures.ts'
import { LocalTelemetrySchema, TelemetrySchema } from './telemetry.ts'
import { ThemeSchema } from './theme.ts'

export { type Mode, MODES } from './theme.ts'

const Domains = v.pipe(uniqueList(Hostname), v.minLength(1, 'must name at least one domain'))

const Merchant = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_]{2,32}$/, 'must be 2 to 32 letters, digits and underscores'),
)

const KeyThumbprint = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'must be an RFC 7638 SHA-256 thumbprint (43 characters of base64url)'),
)

const FeaturesSchema = v.strictObject(
  Object.fromEntries(
    FEATURE_NAMES.map((name) => [name, v.optional(v.boolean(), FEATURES[name].default)]),
  ) as { [Name in FeatureName]: v.OptionalSchema<v.BooleanSchema<undefined>, boolean> },
)

const ResourcesSchema = v.strictObject({
  android: v.optional(HttpsUrl),
  ios: v.optional(HttpsUrl),
  iosLite: v.optional(HttpsUrl),
  whatsapp: v.optional(HttpsUrl),
  facebook: v.optional(HttpsUrl),
  telegram: v.optional(HttpsUrl),
  youtube: v.optional(HttpsUrl),
  twitter: v.optional(HttpsUrl),
  tiktok: v.optional(HttpsUrl),
  instagram: v.optional(HttpsUrl),
  line: v.optional(HttpsUrl),
})

const CustomerServiceSchema = v.strictObject({
  /** Opens in a `window` of 440 × 750 px (docs/product.md §2.2), or as a `link` in a new tab. */
  type: v.optional(v.picklist(['window', 'link']), 'window'),
  url: v.optional(HttpsUrl),
  email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  /**
   * Key that decrypts the customer-service address, which the gateway sends as a compact JWE. The
   * key hides the address in the gateway's replies, and is no secret.
   */
  displayKey: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url (43 characters)')),
  ),
})

const VerificationSchema = v.strictObject({
  human: v.optional(
    v.variant('provider', [
      v.strictObject({ provider: v.literal('altcha') }),
      v.strictObject({ provider: v.literal('turnstile'), siteKey: text(100) }),
      v.strictObject({ provider: v.literal('none') }),
    ]),
    { provider: 'altcha' },
  ),
  phone: v.optional(
    v.variant('provider', [
      v.strictObject({ provider: v.literal('gateway') }),
      v.strictObject({
        provider: v.literal('firebase'),
        apiKey: text(100),
        authDomain: Hostname,
        projectId: text(100),
        appId: text(100),
      }),
    ]),
    { provider: 'gateway' },
  ),
})

const origins = (pattern: v.GenericSchema<string>) =>
  v.strictObject({
    images: v.optional(uniqueList(pattern), []),
    games: v.optional(uniqueList(pattern), []),
    chat: v.optional(uniqueList(pattern), []),
    /** Origins of payment providers' pages; the security policy does not name them. */
    payments: v.optional(uniqueList(pattern), []),
    /** Origins of the login pages of social providers, or of the gateway’s page that leads there. */
    social: v.optional(uniqueList(pattern), []),
  })

const THREE_LETTERS = /^[A-Z]{3}$/

/** Currencies of brands that `Intl` does not list, such as TLB (docs/product.md §3). */
const UNLISTED_CURRENCIES = ['TLB']

const isKnownCurrency = (code: string) =>
  UNLISTED_CURRENCIES.includes(code) || Intl.supportedValuesOf('currency').includes(code)

/** A brand's currency; crypto currencies are only payment methods (docs/product.md §3). */
const CurrencySchema = v.pipe(
  v.string(),
  v.regex(THREE_LETTERS, 'must be a currency code of three capital letters, such as "THB"'),
  v.check(
    (code) => !THREE_LETTERS.test(code) || isIntlCurrency(code),
    'must be no crypto currency: that is a way to pay',
  ),
  v.check(
    (code) => !isIntlCurrency(code) || isKnownCurrency(code),
    'must be the code of a currency that exists (ISO 4217), such as "THB"',
  ),
)

const VendorNameSchema = v.strictObject({
  currency: CurrencySchema,
  vendors: v.optional(v.array(text(40)), []),
  prefixes: v.optional(v.array(text(40)), []),
  name: line(40),
})

/**
 * What an operator writes in `brands/<id>/brand.json`. This schema checks only the shape. Rules
 * between fields are in `rules.ts`; rules about artwork, colour contrast and other brands are in
 * `scripts/brand/`.
 */
export const BrandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  id: v.pipe(v.string(), v.regex(BRAND_ID, BRAND_ID_RULE)),
  name: line(40),
  merchant: Merchant,
  platform: v.optional(v.literal('WEB'), 'WEB'),
  lotteryType: v.optional(v.picklist(['Lott', 'Elott']), 'Lott'),
  domains: Domains,
  mirrorDomains: v.optional(uniqueList(Hostname), []),
  /** Whether browsers use https for every subdomain of the domains, too, for a year. */
  secureSubdomains: v.optional(v.boolean(), false),
  /** Offers mirror sites also to visitors whose region is blocked; a licence may forbid that. */
  mirrorsWhenBlocked: v.optional(v.boolean(), false),
  /** Whether browsers keep the site's files by a service worker (docs/decisions/033). */
  serviceWorker: v.optional(v.boolean(), false),
  languages: v.pipe(
    uniqueList(v.picklist(LANGUAGE_CODES)),
    v.minLength(1, 'must offer at least one language'),
  ),
  defaultLanguage: v.optional(v.picklist(LANGUAGE_CODES), 'TH'),
  currency: CurrencySchema,
  /** Time zone of the brand's days; without it, `timeZoneOf` chooses one by the currency. */
  timeZone: v.optional(
    v.pipe(
      v.string(),
      v.check(isTimeZone, 'must be the name of an IANA time zone, such as "Asia/Bangkok"'),
    ),
  ),
  socketPath: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/, 'must be a path such as "/wps/socket"')),
    '/wps/socket',
  ),
  gatewayKeyThumbprint: v.optional(KeyThumbprint),
  theme: ThemeSchema,
  logo: v.strictObject({
    mark: ArtworkFile,
    wordmark: ArtworkFile,
    /** Logo for dark surfaces; without it `mark` is used in both modes. */
    markDark: v.optional(ArtworkFile),
    wordmarkDark: v.optional(ArtworkFile),
  }),
  /** Banner, 16:7, in the skeleton that the page shows until the gateway's banners arrive. */
  banner: ArtworkFile,
  pictures: v.optional(PicturesSchema, {}),
  /** Account types by which the gateway says who is an agent or a trial player. */
  accountTypes: v.optional(AccountTypesSchema, {}),
  features: v.optional(FeaturesSchema, {}),
  /** Rows that the home page may show; the gateway can only change their order. */
  homeRows: v.optional(
    v.pipe(uniqueList(v.picklist(HOME_ROW_NAMES)), v.minLength(1, 'must name at least one row')),
    [...HOME_ROWS],
  ),
  registration: v.optional(
    v.strictObject({
      fields: v.optional(
        // The order of the keys in the file is the order of the fields in the registration form; a
        // record keeps that order.
        v.record(v.picklist(REGISTRATION_FIELDS), FieldRuleSchema),
        {},
      ),
    }),
    {},
  ),
  resources: v.optional(ResourcesSchema, {}),
  customerService: v.optional(CustomerServiceSchema, {}),
  origins: v.optional(origins(OriginPattern), {}),
  verification: v.optional(VerificationSchema, {}),
  /** Who is told what happens on the site; nobody by default. */
  telemetry: v.optional(TelemetrySchema),
  /**
   * Rules that give vendors another name in brands of a currency. By default, in brands with the
   * currency TLB, vendor BTI and all vendors whose code begins with TCG are named 123BET
   * (docs/product.md §3).
   */
  vendorNames: v.optional(v.array(VendorNameSchema), [
    { currency: 'TLB', vendors: ['BTI'], prefixes: ['TCG'], name: '123BET' },
  ]),
  legal: v.optional(
    v.strictObject({
      licence: v.optional(line(120)),
      /** Page of the regulator that confirms the brand's licence. */
      licenceUrl: v.optional(HttpsUrl),
      minimumAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 18),
      /** Statement of risk and age, in place of the product's own. */
      footer: byLanguage(text(1000)),
      /** Follows the footer: the operator is not liable for breaches of local law. */
      disclaimer: byLanguage(text(500)),
      /** Set where a jurisdiction forbids such a disclaimer. */
      withoutDisclaimer: v.optional(v.boolean(), false),
    }),
    {},
  ),
  seo: byLanguage(v.strictObject({ title: line(70), description: line(170) })),
  /**
   * The brand's own wording of the site's messages. A message is found by its English text and, if
   * it has one, its context.
   */
  wording: byLanguage(
    v.array(
      v.strictObject({
        source: text(500),
        context: v.optional(text(100)),
        text: text(500),
      }),
    ),
  ),
})

/** Schema of an overlay `brands/<id>/<env>.json` (docs/architecture.md §2.4). */
export const OverlaySchema = v.strictObject({
  $schema: v.optional(v.string()),
  gateway: v.optional(GatewayOrigin),
  gatewayKeyThumbprint: v.optional(KeyThumbprint),
  merchant: v.optional(Merchant),
  domains: v.optional(Domains),
  mirrorDomains: v.optional(uniqueList(Hostname)),
  /** Origins besides those of the brand file. */
  origins: v.optional(origins(LocalOriginPattern)),
  /** Origins of the brand file that do not hold here. */
  withoutOrigins: v.optional(origins(OriginPattern)),
  /** Features that are on or off here, whatever the brand file says. */
  features: v.optional(v.record(v.picklist(FEATURE_NAMES), v.boolean())),
  verification: v.optional(VerificationSchema),
  customerService: v.optional(CustomerServiceSchema),
  telemetry: v.optional(LocalTelemetrySchema),
})

/** Keys of an overlay whose texts may contain environment variables, such as `${LIVERY_NAME}`. */
export const REPLACED_KEYS = [
  'gateway',
  'gatewayKeyThumbprint',
  'merchant',
  'domains',
  'mirrorDomains',
  'origins',
  'verification',
  'customerService',
  'telemetry',
] as const

/** A brand as a release contains it: values of its overlay have replaced those of brand.json. */
export const OverlaidBrandSchema = v.strictObject({
  ...BrandSchema.entries,
  origins: v.optional(origins(LocalOriginPattern), {}),
  telemetry: v.optional(LocalTelemetrySchema),
})

export type BrandFile = v.InferInput<typeof BrandSchema>
export type Brand = v.InferOutput<typeof BrandSchema>
export type Overlay = v.InferOutput<typeof OverlaySchema>
