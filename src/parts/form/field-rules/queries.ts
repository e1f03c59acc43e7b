import { read } from '#core/gateway/read.ts'
import { getRegisterValidation } from './api.ts'

export const registerValidationQuery = read(getRegisterValidation, {})
