import type { RefusedSubject } from './refusedWords.ts'
import type { RegistrationField } from './values.ts'

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
