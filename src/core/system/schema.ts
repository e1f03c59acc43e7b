import * as v from 'valibot'
import { GatewayFieldRulesSchema } from '#core/brand/fieldRule.ts'
import { HOME_ROW_NAMES } from '#core/brand/homeRows.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, TimestampSchema } from '#core/contract/values.ts'

/** Status of the site: 0 normal, 1 maintenance, 2 region restricted (docs/product.md §3). */
export const SYSTEM_STATUSES = [0, 1, 2] as const
export const SystemStatusSchema = v.picklist(SYSTEM_STATUSES)

export const CustomerServiceSchema = v.object({
  /**
   * The customer-service address: a compact JWE that the brand's `displayKey` decrypts, or plain
   * text if the brand has no such key.
   */
  path: v.string(),
  /** How it opens: `link` in a tab of its own, anything else as the brand file says. */
  csType: optionalField(v.optional(v.string()), undefined),
})

export const ResourceSchema = v.pipe(
  v.object({
    /**
     * Type of the resource, one of `core/brand/resourceTypes.ts`; resources of other types are
     * ignored. Without it, `labelNameEn` names the type.
     */
    resourceType: optionalField(v.optional(v.string()), undefined),
    labelNameEn: optionalField(v.optional(v.string()), undefined),
    url: v.string(),
    /** Version of the app, if the resource is one; `bytes` is its size. */
    version: optionalField(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined),
    bytes: optionalField(v.optional(CountSchema), undefined),
  }),
  v.transform((wire) => ({ ...wire, resourceType: wire.resourceType ?? wire.labelNameEn })),
)

/** Flags by the names of `core/brand/features.ts`; a value that is not a boolean is ignored. */
const FlagsSchema = v.record(v.string(), optionalField(v.optional(v.boolean()), undefined))

export const WhitelabelSchema = v.object({
  flags: optionalField(FlagsSchema, {}),
  imageCdns: optionalField(listOf(v.string()), []),
  gameLaunchCdns: optionalField(listOf(v.string()), []),
  /** Order of the home page's rows; rows that it leaves out follow in the brand's order. */
  homeRows: optionalField(v.optional(listOf(v.picklist(HOME_ROW_NAMES)), []), []),
})

export type Whitelabel = v.InferOutput<typeof WhitelabelSchema>

export const RegisterSettingsSchema = v.object({
  fields: GatewayFieldRulesSchema,
  minimumAge: optionalField(v.optional(v.pipe(CountSchema, v.maxValue(99))), undefined),
})

export const DomainRouteSchema = v.object({
  domain: v.string(),
  /** Whether this is the main domain; without it, `mainDomain` of the permission says which is. */
  isMain: optionalField(v.optional(v.boolean()), undefined),
})

export const LocationSchema = v.object({
  ip: v.pipe(v.string(), v.maxLength(45)),
  country: optionalField(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), undefined),
})

export const MaintenanceSchema = v.object({
  /** When the maintenance ends; missing if that is not known. */
  endsAt: optionalField(v.optional(TimestampSchema), undefined),
})

const AvailablePromoSchema = v.object({
  REFERRAL: optionalField(v.object({ enabled: v.boolean() }), { enabled: true }),
})

/** Details of the site's status, besides its number; a page can be shown without them. */
const StatusDetails = {
  location: optionalField(LocationSchema, { ip: '', country: undefined }),
  maintenance: optionalField(v.nullable(MaintenanceSchema), null),
}

export const StatusSchema = v.object({ systemStatus: SystemStatusSchema, ...StatusDetails })

/**
 * All settings that a page must know before it shows anything (docs/product.md §7.2). Only the
 * status is essential: if another setting cannot be read, the brand file's value applies.
 */
export const PermissionSchema = v.object({
  ...StatusSchema.entries,
  info: v.object({
    customerService: optionalField(v.nullable(CustomerServiceSchema), null),
    /** Left out by a gateway that answers `listDomainRoutes`. */
    domainRoute: optionalField(v.optional(listOf(DomainRouteSchema)), undefined),
    mainDomain: optionalField(v.optional(v.string()), undefined),
    resources: optionalField(listOf(ResourceSchema), []),
    /** Left out by a gateway that answers `getWhitelabel`; `permissionQuery` fills it in. */
    whitelabel: optionalField(WhitelabelSchema, undefined as never),
    /** Promotions that the gateway offers, by kind. */
    availablePromo: optionalField(AvailablePromoSchema, { REFERRAL: { enabled: true } }),
    register: optionalField(RegisterSettingsSchema, { fields: {}, minimumAge: undefined }),
  }),
})
