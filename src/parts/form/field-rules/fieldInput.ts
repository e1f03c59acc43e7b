import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { ComponentProps } from 'react'

/** Input attributes for browsers, phone keyboards and password managers. */
export const FIELD_INPUT: Partial<Record<RegistrationField, ComponentProps<'input'>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  payeeName: { autoComplete: 'name', spellCheck: false },
  fullName: { autoComplete: 'name', spellCheck: false },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel', autoComplete: 'tel' },
  zalo: { inputMode: 'tel', autoComplete: 'tel' },
  address: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
}
