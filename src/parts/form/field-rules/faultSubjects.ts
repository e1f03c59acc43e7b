import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { RefusedSubject } from './refusedWords.ts'

/** Fields with messages of their own, from the registration form and from other forms. */
export type FaultSubject =
  | RegistrationField
  | 'terms'
  | 'ownUsername'
  | 'ownPassword'
  | 'oldPassword'
  | 'newPassword'
  | 'confirmNewPassword'
  | 'factorCode'
  | 'bankAccountName'
  | RefusedSubject
  | 'amount'
  | 'points'
  | 'rate'
