import { getHumanChallenge } from '#parts/identity/human/api.ts'
import { serve } from '../../http/serve.ts'
import { createHumanChallenge } from '../../world/identity/human.ts'

export const calls = [
  serve(getHumanChallenge, async (context) => ({ ...(await createHumanChallenge(context)) })),
]
