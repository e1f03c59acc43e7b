import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '#core/platform/loadChunk.ts'
import { loadEncryption } from '#core/gateway/loadEncryption.ts'
import { read } from '#core/gateway/read.ts'
import { getPermission, getRegisterSettings, getSystemStatus, listCountryCodes } from './api.ts'

const sentQuery = read(getPermission, {})

/**
 * The permission that a page must have before it shows anything; fetched once, shared by all
 * components.
 */
export const permissionQuery = {
  ...sentQuery,
  queryFn: async (context: Parameters<typeof sentQuery.queryFn>[0]) => {
    const sent = await sentQuery.queryFn(context)
    if (!sent.info.whitelabel) {
      const { readWhitelabel } = await loadParts()
      const known = context.client.getQueryData(sentQuery.queryKey)
      sent.info.whitelabel = await readWhitelabel(known?.info.whitelabel)
    }
    return sent
  },
  staleTime: 5 * 60_000,
}

/** Loads the calls of gateways whose permission leaves parts out, which most never need. */
const loadParts = () => loadChunk('permissionParts', () => import('./permission-parts/queries.ts'))

export const systemStatusQuery = read(getSystemStatus, {})

export const registerSettingsQuery = read(getRegisterSettings, {})

export const countryCodesQuery = { ...read(listCountryCodes, {}), staleTime: Infinity }

/** Decrypts the customer-service address that the gateway sent under the brand's `displayKey`. */
export function plainPathQuery(path: string | undefined, displayKey: string | undefined) {
  return queryOptions({
    queryKey: ['customer-service', path, displayKey],
    queryFn: async () => {
      const { decryptForDisplay } = await loadEncryption()
      return decryptForDisplay(path!, displayKey!)
    },
    enabled: Boolean(path && displayKey),
    staleTime: Infinity,
  })
}
