import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

/** Gets a captcha picture, as base64 of a PNG without prefix. */
export const getCaptcha = call({
  method: 'get',
  path: '/wps/captcha',
  summary: 'Captcha picture',
  access: 'visitor',
  reply: v.object({
    captchaId: v.string(),
    image: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
})
