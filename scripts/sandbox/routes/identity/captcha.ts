import { getCaptcha } from '#parts/identity/captcha/api.ts'
import { serve } from '../../http/serve.ts'
import { addCaptcha } from '../../world/identity/captcha.ts'
import { countAgainst } from '../../world/throttle.ts'

export const calls = [
  serve(getCaptcha, (context) => {
    // One picture a second, unless a tester says otherwise (docs/product.md §9).
    const { captchaSeconds: windowSeconds } = context.merchant.settings.rules
    countAgainst(context, { kind: 'captcha', max: 1, windowSeconds }, context.ip)
    return addCaptcha(context)
  }),
]
