import { getKeys } from '#core/gateway/api.ts'
import { serve } from '../http/serve.ts'

export const gatewayCalls = [serve(getKeys, ({ keys }) => ({ keys: keys.listPublic() }))]
