import type { RegistrationField } from '#core/brand/registrationFields.ts'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { FormCaptcha } from '#parts/identity/captcha/FormCaptcha.tsx'
import { FormPhoneCode } from '#parts/identity/codes/FormPhoneCode.tsx'
import { FIELD_INPUT } from '#parts/form/field-rules/fieldInput.ts'
import { FIELD_LABELS } from '#parts/form/field-rules/fieldLabels.ts'
import { patternMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { FormDateField } from '#parts/form/FormDateField.tsx'
import { DIGITS } from '#parts/form/field-rules/patterns.ts'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useTidyValue } from '#parts/form/useTidyValue.ts'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import type { HumanProofUse } from '#parts/identity/human/useHumanProof.tsx'
import { PasswordHint } from '#parts/form/PasswordHint.tsx'
import { FormPhoneNumber } from '#parts/form/phone/FormPhoneNumber.tsx'
import { FIELD_HINTS } from './fieldWords.ts'
import type { RegisterField as FieldRule } from './registerFields.ts'
import type { RegisterInput, TextFieldName } from './registerInput.ts'
import { UsernameField } from './UsernameField.tsx'
import type { UsernameCheck } from './useUsernameCheck.ts'

interface Props {
  form: GatewayForm<RegisterInput>
  field: FieldRule
  /** Human check of the form, which is needed before an SMS code is sent. */
  human: HumanProofUse
  usernames: UsernameCheck
  /** Called with the field's text when the player leaves the field. */
  onLeave?: ((typed: string) => void) | undefined
}

interface ControlProps extends Props {
  label: string
  hint: string | undefined
}

type FieldType = 'text' | 'username' | 'password' | 'phone' | 'code' | 'date' | 'captcha'

const TYPES: Partial<Record<RegistrationField, FieldType>> = {
  username: 'username',
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  mobileNum: 'phone',
  verificationCode: 'code',
  birthday: 'date',
  captcha: 'captcha',
}

const CONTROLS: Record<FieldType, ComponentType<ControlProps>> = {
  text: Text,
  username: Username,
  password: Password,
  phone: Phone,
  code: Code,
  date: Birthday,
  captcha: Captcha,
}

/** One field of the registration form, with the input and the texts for its type. */
export function RegisterField(props: Props) {
  const { t } = useLingui()
  const { name, rule } = props.field
  const Control = CONTROLS[TYPES[name] ?? 'text']
  const { patternId, minLength, maxLength } = rule
  const asked =
    name === 'username' || name === 'password'
      ? patternMessage(patternId, minLength, maxLength)
      : undefined
  const hint = FIELD_HINTS[name] ?? asked
  return <Control {...props} label={t(FIELD_LABELS[name])} hint={hint && t(hint)} />
}

function Text({ form, field: { name, required, rule }, label, hint, onLeave }: ControlProps) {
  return (
    <FormTextField
      autoComplete="off"
      {...FIELD_INPUT[name]}
      {...{ form, label, hint, required }}
      name={name as TextFieldName}
      maxLength={longestTyped(rule.maxLength)}
      onBlur={({ target }) => onLeave?.(target.value)}
    />
  )
}

function Username({ form, field, label, hint, usernames, onLeave }: ControlProps) {
  return (
    <UsernameField
      {...FIELD_INPUT.username}
      {...{ form, label, hint, required: field.required }}
      check={usernames}
      onLeave={(typed) => onLeave?.(typed)}
      maxLength={longestTyped(field.rule.maxLength)}
    />
  )
}

/**
 * The input accepts a few characters more than the rule allows, because an input that drops
 * characters would confuse the player.
 */
const longestTyped = (maxLength: number | undefined) => (maxLength ? maxLength + 20 : 255)

function Password({ form, field: { name, required, rule }, label, hint }: ControlProps) {
  return (
    <FormPasswordField
      {...{ form, label, required }}
      name={name as TextFieldName}
      hint={
        name === 'password' && hint ? <PasswordHint {...{ form, name, rule }} asked={hint} /> : hint
      }
      revalidates={name === 'password' ? 'confirmPassword' : undefined}
      autoComplete={name === 'paymentPassword' ? 'off' : 'new-password'}
      inputMode={rule.patternId === DIGITS ? 'numeric' : undefined}
    />
  )
}

function Phone({ form, field: { required } }: ControlProps) {
  return <FormPhoneNumber {...{ form, required }} name="mobileNum" />
}

function Code({ form, field: { required }, human }: ControlProps) {
  const username = useTidyValue(form, 'username')
  return (
    <FormPhoneCode
      {...{ form, human, username, required }}
      name="verificationCode"
      purpose="register"
    />
  )
}

function Birthday({ form, field: { required }, label, hint }: ControlProps) {
  return <FormDateField {...{ form, label, hint, required }} name="birthday" autoComplete="bday" />
}

function Captcha({ form }: ControlProps) {
  return <FormCaptcha form={form} name="captcha" series="registration" />
}
