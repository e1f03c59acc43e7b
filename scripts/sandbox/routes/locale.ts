import { updateLanguage } from '#core/locale/api.ts'
import { rowsOf } from '../db/rows.ts'
import { accounts } from '../db/tables.ts'
import { refuse } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'

export const calls = [
  serve(updateLanguage, ({ body, player, merchant, db }) => {
    if (!merchant.brand.languages.includes(body.language)) refuse('unknown_language')
    if (player) {
      rowsOf(db, accounts, { merchant: merchant.code, username: player.username }).change({
        language: body.language,
      })
    }
    return body
  }),
]
