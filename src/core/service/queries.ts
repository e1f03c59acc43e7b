import { queryOptions } from '@tanstack/react-query'
import { loadEncryption } from '#core/gateway/loadEncryption.ts'

/** The customer-service address that the gateway sent under the brand's `displayKey`, readable. */
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
