import { updateLanguage } from '#core/locale/api.ts'
import { changeRows } from '../db/rows.ts'
import { accounts } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'

export const calls = [
  serve(updateLanguage, ({ body, player, merchant, db }) => {
    if (!merchant.brand.languages.includes(body.language)) {
      throw new CallError(400, 'unknown_language', 'This site does not offer the language.')
    }
    if (player) {
      changeRows(
        db,
        accounts,
        { merchant: merchant.code, username: player.username },
        { language: body.language },
      )
    }
    return body
  }),
]
