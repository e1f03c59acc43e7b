import type * as v from 'valibot'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import * as api from '#core/system/api.ts'
import type { CustomerServiceSchema } from '#core/system/schema.ts'
import { chatAddress, listGameOrigins } from '#scripts/scenery/addresses.ts'
import countries from '../content/countries.json' with { type: 'json' }
import { encryptForDisplay } from '../http/keys.ts'
import { listLocalMirrors } from '../http/mirrors.ts'
import { serve, type CallContext } from '../http/serve.ts'
import { listFieldSettings } from '../world/identity/registration-rules.ts'
import { listResources } from '../world/settings.ts'

type Context = Pick<CallContext, 'merchant' | 'language' | 'ip' | 'now' | 'origin'>

/** Minutes until the end that the maintenance screen announces. */
const MAINTENANCE_MINUTES = 90

/** Country of a brand's visitors, by the brand's default language. */
const COUNTRY_OF: Readonly<Record<string, string>> = { TH: 'TH', VI: 'VN', KO: 'KR', CN: 'CN' }

const location = ({ merchant, ip }: Context) => ({
  ip,
  country: COUNTRY_OF[merchant.brand.defaultLanguage] ?? 'PH',
})

function maintenance({ merchant, now }: Context) {
  if (merchant.settings.systemStatus !== 1) return null
  const endsAt = new Date(now.getTime() + MAINTENANCE_MINUTES * 60_000)
  endsAt.setUTCMinutes(0, 0, 0)
  return { endsAt: endsAt.toISOString() }
}

/**
 * If the brand has mirrors on this machine, only those are sent, since no other can be reached from
 * it.
 */
export const domainRoute = (brand: Brand) => {
  const local = listLocalMirrors(brand)
  const all = local.length > 0 ? local : [...brand.domains, ...brand.mirrorDomains]
  return all.map((domain, index) => ({ domain, isMain: index === 0 }))
}

export const whitelabel = ({ merchant, origin }: Context) => ({
  flags: {
    ...Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])),
    ...merchant.settings.rules.flags,
  },
  imageCdns: [origin],
  gameLaunchCdns: listGameOrigins(origin),
  homeRows: merchant.settings.rules.homeRows,
})

const register = ({ merchant }: Context) => ({
  fields: listFieldSettings(merchant) as never,
  minimumAge: merchant.brand.legal.minimumAge,
})

/**
 * Address of the sandbox's own chat if the brand file allows its origin; otherwise the brand's
 * service address.
 */
async function customerService({
  merchant: { brand },
  language,
  origin,
}: Pick<CallContext, 'merchant' | 'language' | 'origin'>): Promise<
  v.InferInput<typeof CustomerServiceSchema>
> {
  const { customerService: service, domains, origins } = brand
  const own = chatAddress(origin, brand, language)
  const path = origins.chat.includes(new URL(own).origin)
    ? own
    : (service.url ?? `https://chat.${domains[0]}/`)
  return {
    path: service.displayKey ? await encryptForDisplay(path, service.displayKey) : path,
  }
}

export const calls = [
  serve(api.getPermission, async (context) => {
    const { brand, settings } = context.merchant
    return {
      systemStatus: settings.systemStatus,
      location: location(context),
      maintenance: maintenance(context),
      info: {
        customerService: await customerService(context),
        domainRoute: domainRoute(brand),
        resources: listResources(brand),
        whitelabel: whitelabel(context),
        availablePromo: { REFERRAL: { enabled: brand.features.referral } },
        register: register(context),
      },
    }
  }),
  serve(api.getSystemStatus, (context) => ({
    systemStatus: context.merchant.settings.systemStatus,
    location: location(context),
    maintenance: maintenance(context),
  })),
  serve(api.getRegisterSettings, register),
  serve(api.listCountryCodes, () =>
    Object.entries(countries).map(([countryCode, countryDialingCode]) => ({
      countryCode,
      countryDialingCode,
    })),
  ),
]
