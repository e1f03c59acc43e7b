import { getKeys } from '#core/gateway/api.ts'
import { serve } from '../http/serve.ts'

export const calls = [serve(getKeys, ({ keys }) => ({ keys: keys.listPublic() }))]
