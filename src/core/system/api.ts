import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import {
  DomainRouteSchema,
  LocationSchema,
  MaintenanceSchema,
  PermissionSchema,
  RegisterSettingsSchema,
  SystemStatusSchema,
  WhitelabelSchema,
} from './schema.ts'

/** Whether this host and visitor may see the site, and all settings a page starts with. */
export const getPermission = call({
  method: 'get',
  path: '/wps/system/permission',
  summary: 'Permission and settings at start',
  access: 'visitor',
  anonymous: true,
  reply: PermissionSchema,
})

/** Light enough to ask again and again from the maintenance screen. */
export const getSystemStatus = call({
  method: 'get',
  path: '/wps/system/status',
  summary: 'System status',
  access: 'visitor',
  anonymous: true,
  reply: v.object({
    systemStatus: SystemStatusSchema,
    location: LocationSchema,
    maintenance: v.nullable(MaintenanceSchema),
  }),
})

export const getWhitelabel = call({
  method: 'get',
  path: '/wps/system/whitelabel',
  summary: 'Whitelabel flags, CDN lists and agent menu types',
  access: 'visitor',
  anonymous: true,
  reply: WhitelabelSchema,
})

export const getRegisterSettings = call({
  method: 'get',
  path: '/wps/system/setting/register',
  summary: 'Registration rules by field',
  access: 'visitor',
  anonymous: true,
  reply: RegisterSettingsSchema,
})

export const listDomainRoutes = call({
  method: 'get',
  path: '/wps/system/domainRoute',
  summary: 'Main domain and mirrors',
  access: 'visitor',
  anonymous: true,
  reply: v.array(DomainRouteSchema),
})

export const listCountryCodes = call({
  method: 'get',
  path: '/wps/system/countryCodes',
  summary: 'Countries and their dialling codes',
  access: 'visitor',
  anonymous: true,
  reply: v.array(v.object({ countryCode: v.string(), countryDialingCode: v.string() })),
})
