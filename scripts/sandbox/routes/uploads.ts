import { addUploadPart } from '#parts/uploads/api.ts'
import { serve } from '../http/serve.ts'
import type { Account } from '../world/accounts.ts'
import { takePart } from '../world/uploads.ts'

export const calls = [
  serve(addUploadPart, ({ db, body, player, now }) => {
    const { merchant, username } = player as Account
    return takePart(db, { merchant, username }, body, now.getTime())
  }),
]
