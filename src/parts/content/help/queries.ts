import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { getHelpCenter } from './api.ts'

export function helpCenterQuery(context: PageContext) {
  return { ...read(getHelpCenter, {}, { context }), staleTime: 10 * 60_000 }
}
