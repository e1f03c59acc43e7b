import { getCaptcha } from '#parts/identity/captcha/api.ts'
import { serve } from '../../http/serve.ts'
import { addCaptcha } from '../../world/identity/captcha.ts'
import { countAgainst } from '../../world/throttle.ts'

/** Limit of new captcha pictures: one a second (docs/product.md §9). */
const CAPTCHA_LIMIT = { kind: 'captcha', max: 1, windowSeconds: 1 }

export const calls = [
  serve(getCaptcha, (context) => {
    countAgainst(context, CAPTCHA_LIMIT, context.ip)
    return addCaptcha(context)
  }),
]
