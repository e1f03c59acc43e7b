import { addUploadPart } from '#parts/form/uploads/api.ts'
import { playerOf, serve } from '../../http/serve.ts'
import { takePart } from '../../world/money/uploads.ts'

export const calls = [
  serve(addUploadPart, ({ db, body, player, now }) => {
    const { merchant, username } = playerOf({ player })
    return takePart(db, { merchant, username }, body, now.getTime())
  }),
]
