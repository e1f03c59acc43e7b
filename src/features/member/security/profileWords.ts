import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentProps } from 'react'
import type { ProfileField } from './schema.ts'

export const PROFILE_NAMES: Record<ProfileField, MessageDescriptor> = {
  nickname: msg`Nickname`,
  fullName: msg`Full name`,
  birthday: msg`Birthday`,
  address: msg({ message: 'Address', context: 'where somebody lives' }),
  nationality: msg`Nationality`,
  occupation: msg`Occupation`,
  sourceOfIncome: msg`Source of income`,
}

/** What browsers and phones should know of a line of text. */
export const PROFILE_INPUT: Partial<Record<ProfileField, ComponentProps<'input'>>> = {
  nickname: { autoComplete: 'nickname' },
  fullName: { autoComplete: 'name', spellCheck: false },
  address: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
}
