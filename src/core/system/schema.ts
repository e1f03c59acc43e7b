import * as v from 'valibot'
import { GatewayFieldRulesSchema } from '#core/brand/fieldRule.ts'

/** 0 normal, 1 maintenance, 2 region restricted (docs/product.md §3). */
export const SYSTEM_STATUSES = [0, 1, 2] as const
export const SystemStatusSchema = v.picklist(SYSTEM_STATUSES)

export const CustomerServiceSchema = v.object({
  csType: v.string(),
  /** Compact JWE under the brand's `displayKey`, or a plain address where the brand has none. */
  path: v.string(),
})

export const ResourceSchema = v.object({
  /** Android, iOS, lite iOS, or a social type such as WHATSAPP. */
  resourceType: v.string(),
  labelNameEn: v.string(),
  url: v.string(),
})

export const WhitelabelSchema = v.object({
  /** By the names of `core/brand/features.ts`; unknown names are ignored. */
  flags: v.record(v.string(), v.boolean()),
  imageCdns: v.array(v.string()),
  gameLaunchCdns: v.array(v.string()),
  extraAgentMenuTypes: v.array(v.string()),
})

export const RegisterSettingsSchema = v.object({
  fields: GatewayFieldRulesSchema,
  minimumAge: v.fallback(v.optional(v.number()), undefined),
})

export const DomainRouteSchema = v.object({ domain: v.string(), isMain: v.boolean() })

export const LocationSchema = v.object({ ip: v.string(), country: v.optional(v.string()) })

export const MaintenanceSchema = v.object({
  /** ISO 8601; missing if the end is not known. */
  endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})

/** Everything a page must know before it may show itself (docs/product.md §7.2). */
export const PermissionSchema = v.object({
  systemStatus: SystemStatusSchema,
  /** The gateway's clock; drives countdowns instead of the player's. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  location: LocationSchema,
  maintenance: v.nullable(MaintenanceSchema),
  regionRestriction: v.nullable(v.object({ country: v.optional(v.string()) })),
  info: v.object({
    customerService: v.nullable(CustomerServiceSchema),
    domainRoute: v.array(DomainRouteSchema),
    mainDomain: v.string(),
    resources: v.array(ResourceSchema),
    whitelabel: WhitelabelSchema,
    register: RegisterSettingsSchema,
    analytics: v.nullable(v.object({ id: v.string() })),
  }),
})
