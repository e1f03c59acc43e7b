import * as v from 'valibot'
import { GatewayFieldRulesSchema } from '#core/brand/fieldRule.ts'
import { call } from '#core/contract/call.ts'

/** Patterns of the registration fields; `getRegisterSettings` says which fields the form shows. */
export const getRegisterValidation = call({
  method: 'get',
  path: '/wps/system/setting/register/validation',
  summary: 'Registration validation by field',
  access: 'visitor',
  anonymous: true,
  reply: v.object({ fields: GatewayFieldRulesSchema }),
})
