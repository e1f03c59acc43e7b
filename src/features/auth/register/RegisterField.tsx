import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useLanguage } from '#core/locale/language.ts'
import { CaptchaField } from '#parts/captcha/CaptchaField.tsx'
import { hasCaptcha } from '#parts/captcha/captchaValue.ts'
import type { HumanProofUse } from '#parts/human/useHumanProof.tsx'
import { usePasswordLabels } from '#parts/passwords/usePasswordLabels.ts'
import { PhoneCodeField } from '#parts/codes/PhoneCodeField.tsx'
import { PhoneNumberField } from '#parts/phone/PhoneNumberField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { readFault } from '#parts/field-rules/faults.ts'
import { faultMessage, patternMessage } from '#parts/field-rules/fieldMessages.ts'
import { FIELD_HINTS, FIELD_LABELS } from './fieldWords.ts'
import type { RegisterField as FieldRule } from './registerFields.ts'
import type { RegisterInput, TextFieldName } from './registerInput.ts'
import type { RegistrationField } from '#parts/field-rules/values.ts'

interface Props {
  field: FieldRule
  /** The form's human check, which the sending of a code needs. */
  human: HumanProofUse
  /** Refusals so far: each uses up the captcha. */
  refusals: number
  /** A code was requested without a valid number. */
  onInvalidPhone: () => void
  /** The field was left. */
  onLeave?: (() => void) | undefined
}

interface ControlProps extends Props {
  label: string
  hint: ReactNode
  error: string | undefined
}

type FieldType = 'text' | 'password' | 'phone' | 'code' | 'date' | 'captcha'

const TYPES: Partial<Record<RegistrationField, FieldType>> = {
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
  password: Password,
  phone: Phone,
  code: Code,
  date: Birthday,
  captcha: Captcha,
}

/** What browsers, phones and password managers should know of a line of text. */
const INPUT: Partial<Record<RegistrationField, ComponentProps<'input'>>> = {
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

/** One field of the form, drawn by its type, with its words. */
export function RegisterField(props: Props) {
  const { t } = useLingui()
  const { name, rule } = props.field
  const { formState, getFieldState } = useFormContext<RegisterInput>()
  const fault = readFault(getFieldState(name, formState).error?.message)
  const Control = CONTROLS[TYPES[name] ?? 'text']
  const { patternId, minLength, maxLength } = rule
  const asked =
    (name === 'username' || name === 'password') && patternMessage(patternId, minLength, maxLength)
  const hint = FIELD_HINTS[name] ?? (asked || undefined)
  const saysMore = fault && fault.kind !== 'required'
  return (
    <Control
      {...props}
      label={t(FIELD_LABELS[name])}
      hint={!saysMore && hint && t(hint)}
      error={fault && t(faultMessage(name, fault))}
    />
  )
}

function Text({ field: { name, required, rule }, label, hint, error, onLeave }: ControlProps) {
  const { register } = useFormContext<RegisterInput>()
  return (
    <TextField
      autoComplete="off"
      {...INPUT[name]}
      {...register(name as TextFieldName, { ...(onLeave && { onBlur: onLeave }) })}
      {...{ label, hint, error, required }}
      maxLength={longestTyped(rule.maxLength)}
    />
  )
}

/** Room for a few characters too many: an input that swallows them leaves its player guessing. */
const longestTyped = (maxLength: number | undefined) => (maxLength ? maxLength + 20 : 255)

function Password({ field: { name, required }, label, hint, error }: ControlProps) {
  const { register } = useFormContext<RegisterInput>()
  const labels = usePasswordLabels()
  return (
    <PasswordField
      {...register(name as TextFieldName, {
        ...(name === 'password' && { deps: 'confirmPassword' }),
      })}
      {...{ label, hint, error, required, labels }}
      autoComplete={name === 'paymentPassword' ? 'off' : 'new-password'}
      maxLength={255}
    />
  )
}

function Phone({ field: { required }, error }: ControlProps) {
  return (
    <Controller<RegisterInput, 'mobileNum'>
      name="mobileNum"
      render={({ field }) => <PhoneNumberField {...field} {...{ error, required }} />}
    />
  )
}

function Code({ field: { required }, human, error, onInvalidPhone }: ControlProps) {
  const [phone, username] = useWatch<RegisterInput, ['mobileNum', 'username']>({
    name: ['mobileNum', 'username'],
  })
  return (
    <Controller<RegisterInput, 'verificationCode'>
      name="verificationCode"
      render={({ field }) => (
        <PhoneCodeField
          {...field}
          {...{ error, phone, human, onInvalidPhone }}
          purpose="register"
          required={required}
          {...(username.trim() && { username: username.trim() })}
        />
      )}
    />
  )
}

function Birthday({ field: { required }, label, hint, error }: ControlProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <Controller<RegisterInput, 'birthday'>
      name="birthday"
      render={({ field }) => (
        <DateField
          {...field}
          {...{ label, hint, error, required, locale }}
          labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
          autoComplete="bday"
        />
      )}
    />
  )
}

function Captcha({ refusals, error }: ControlProps) {
  const { setValue } = useFormContext<RegisterInput>()
  return (
    <Controller<RegisterInput, 'captcha'>
      name="captcha"
      render={({ field }) => (
        <CaptchaField
          {...field}
          {...{ refusals, error }}
          // A new picture empties the field: that is nobody's fault, and hides none.
          onChange={(value) =>
            hasCaptcha(value) ? field.onChange(value) : setValue('captcha', value)
          }
        />
      )}
    />
  )
}
