import { read } from '#core/gateway/read.ts'
import { getPermission, getRegisterSettings, getSystemStatus, listCountryCodes } from './api.ts'

/** What a page must know before it may show itself; asked once, shared by all. */
export const permissionQuery = {
  ...read(getPermission, {}),
  staleTime: 5 * 60_000,
}

export const systemStatusQuery = read(getSystemStatus, {})

export const registerSettingsQuery = read(getRegisterSettings, {})

export const countryCodesQuery = { ...read(listCountryCodes, {}), staleTime: Infinity }
