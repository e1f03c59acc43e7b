import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { PermissionSchema, RegisterSettingsSchema, StatusSchema } from './schema.ts'

/**
 * Asks whether this host and visitor may see the site, and for all settings that a page needs at
 * its start.
 */
export const getPermission = call({
  method: 'get',
  path: '/wps/system/permission',
  summary: 'Permission and settings at start',
  access: 'visitor',
  anonymous: true,
  reply: PermissionSchema,
})

/**
 * Gets only the site's status: a light call that the maintenance screen repeats until the site is
 * back.
 */
export const getSystemStatus = call({
  method: 'get',
  path: '/wps/system/status',
  summary: 'System status',
  access: 'visitor',
  anonymous: true,
  reply: StatusSchema,
})

export const getRegisterSettings = call({
  method: 'get',
  path: '/wps/system/setting/register',
  summary: 'Registration rules by field',
  access: 'visitor',
  anonymous: true,
  reply: RegisterSettingsSchema,
})

export const listCountryCodes = call({
  method: 'get',
  path: '/wps/system/countryCodes',
  summary: 'Countries and their dialling codes',
  access: 'visitor',
  anonymous: true,
  reply: listOf(
    v.object({
      countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      countryDialingCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
    }),
  ),
})
