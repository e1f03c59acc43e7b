import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState, type Ref } from 'react'
import { gatewayNow } from '#core/gateway/clock.ts'
import type { GatewayError } from '#core/contract/error.ts'
import type { HumanProofUse } from '#parts/identity/human/useHumanProof.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { CountdownButton } from '#ui/CountdownButton.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { CodePurpose } from './countdown.ts'
import { phoneCodeMessage } from './messages.ts'
import type { PhoneValue } from '#parts/form/phone/phoneValue.ts'
import { usePhoneRules, type PhoneRules } from '#parts/form/phone/usePhoneRules.ts'
import { readBeforePress } from '#parts/form/typedFields.ts'
import { sentPhoneDraft, useSentPhone } from './sentPhone.ts'
import { useSendCode } from './useSendCode.ts'

interface Props {
  purpose: CodePurpose
  phone: PhoneValue
  /**
   * The form's human check, which runs before a code is sent. The form itself draws the check's
   * row.
   */
  human: HumanProofUse
  value: string
  onChange: (code: string) => void
  onBlur?: () => void
  /** Called if the player requests a code without a valid phone number. */
  onInvalidPhone?: () => void
  /** Marks the fields of the form that a refused request is about; false if it is about none. */
  markFields?: (error: GatewayError) => boolean
  error?: string | undefined
  /** The username that is entered in the registration form. */
  username?: string
  required?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** The field for a code that was sent to a phone, with a button that requests it. */
export function PhoneCodeField({
  purpose,
  phone,
  human,
  value,
  onChange,
  onInvalidPhone,
  markFields,
  username,
  ...field
}: Props) {
  const { t } = useLingui()
  const { send, busy, until, error } = useSendCode(purpose, markFields)
  const rules = usePhoneRules()
  const store = useStore()
  const sentPhone = useSentPhone(purpose)
  const [target, setTarget] = useState(() =>
    sentPhone?.mobileNum === phone.mobileNum &&
    sentPhone.countryDialingCode === phone.countryDialingCode
      ? sentPhone
      : null,
  )

  async function sendCode() {
    if (phone.problem) return onInvalidPhone?.()
    const isSent = await send({ mobile: phone, human: human.prove, username })
    setTarget(isSent ? phone : null)
    // A refused second try leaves the first code valid.
    if (isSent) store.set(sentPhoneDraft(purpose), phone)
  }

  const isSent = target !== null && until !== null && !busy && !error
  const number = target && writeAbroad(target, rules)

  return (
    <div className="flex flex-col gap-2">
      <CodeField
        {...field}
        label={t`Code from the SMS`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hint={isSent && t`We sent a code to ${{ phone: number }}.`}
        action={
          <span className="contents" onClickCapture={readBeforePress}>
            <CountdownButton
              onSend={() => void sendCode()}
              busy={busy}
              disabled={phone.problem !== null && !onInvalidPhone}
              until={until}
              now={gatewayNow}
              labels={{
                send: t({
                  message: 'Send code',
                  comment: 'Button: sends a code to a phone or by email',
                }),
                wait: (seconds) => t`${plural(seconds, { other: 'Resend in # s' })}`,
                ready: t`You can send another code now.`,
              }}
            />
          </span>
        }
      />
      {error && (
        <FormAlert tone="warning">
          <Refusal error={error} />
        </FormAlert>
      )}
    </div>
  )
}

/** Writes a phone number in international form; without spaces while the numbering rules load. */
const writeAbroad = (phone: PhoneValue, rules: PhoneRules | null) =>
  rules?.formatAbroad(phone) ?? `+${phone.countryDialingCode} ${phone.mobileNum}`

/**
 * The message about a failed request for a code. It is the server's own message if this app has
 * none (docs/product.md §8).
 */
function Refusal({ error }: { error: GatewayError }) {
  const { t } = useLingui()
  const words = phoneCodeMessage(error)
  return <span>{words ? t(words) : error.message}</span>
}
