import { getRegisterValidation } from '#parts/form/field-rules/api.ts'
import { serve } from '../../http/serve.ts'
import { listFieldValidation } from '../../world/identity/registration-rules.ts'

export const calls = [
  serve(getRegisterValidation, ({ merchant }) => ({
    fields: listFieldValidation(merchant) as never,
  })),
]
