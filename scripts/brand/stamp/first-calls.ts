import { listAnnouncements, VISITORS_ANNOUNCEMENTS } from '#core/system/announcements/api.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { addressOf } from '#core/contract/address.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { fillContext } from '#core/contract/context.ts'
import { CLIENT_TYPE, HEADERS, PLATFORM } from '#core/contract/headers.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { getPermission } from '#core/system/api.ts'
import { listHotGames, listVendors } from '#parts/games/api.ts'

/** Placeholder that `src/app/ahead` replaces with the language's code. */
const LANGUAGE = '__language__' as LanguageCode

/** Lists the first calls of a visitor's page, which are sent before the app's code has loaded. */
export function firstCalls(
  {
    gateway,
    merchant,
    faces,
    words,
  }: Pick<RuntimeBrand, 'gateway' | 'merchant' | 'faces' | 'words'>,
  renderer?: string,
) {
  const address = ({ definition }: { definition: unknown }, input?: Record<string, unknown>) => {
    const { path, query, context } = definition as CallDefinition
    const filled = { ...fillContext(context, { language: LANGUAGE, merchant }), ...input }
    return addressOf({ path, query }, filled, 'https://gateway.invalid').slice(
      'https://gateway.invalid'.length,
    )
  }
  return {
    gateway,
    faces,
    words,
    renderer,
    headers: {
      [HEADERS.merchant]: merchant,
      [HEADERS.platform]: PLATFORM,
      [HEADERS.clientType]: String(CLIENT_TYPE),
    },
    calls: [
      address(getPermission),
      address(listAnnouncements, VISITORS_ANNOUNCEMENTS),
      address(listVendors),
    ],
    home: [address(listHotGames)],
  }
}
