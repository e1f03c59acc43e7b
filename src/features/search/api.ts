import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { SearchIndexSchema } from './schema.ts'

/**
 * Loads the search index of all games. The reply is null if the gateway has no index; then the
 * gateway's own search by name is used.
 */
export const getSearchIndex = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_searchIndex',
  summary: 'All games by name, for a search on the device',
  access: 'visitor',
  anonymous: true,
  query: v.object({
    merchant: v.string(),
    clientType: v.literal(3),
    platform: v.literal('html5-desktop'),
    language: v.picklist(LANGUAGE_CODES),
    imageSize: v.literal('360x480'),
    iconType: v.literal('webp'),
  }),
  context: {
    imageSize: 'coverSize',
    iconType: 'coverType',
    merchant: 'merchant',
    clientType: 'clientType',
    platform: 'gamePlatform',
    language: 'language',
  },
  reply: SearchIndexSchema,
})
