import { useStore } from 'jotai'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useBrand } from '#core/brand/brand.ts'
import { GatewayError } from '#core/contract/error.ts'
import { useStartSession } from '#core/session/useSession.ts'
import type { HumanProofUse } from '#parts/human/useHumanProof.tsx'
import { usePhoneProof } from '#parts/codes/usePhoneProof.ts'
import { registerDraftAtom } from './drafts.ts'
import { writeFault } from '#parts/field-rules/faults.ts'
import { keptLinkCodes, type LinkCodes } from '#core/session/linkCodes.ts'
import { readFieldFaults, spendsCaptcha } from './refusals.ts'
import { listRegisterFields, type RegisterField, type RegisterMode } from './registerFields.ts'
import type { RegisterInput } from './registerInput.ts'
import { makeRegistration } from './registration.ts'
import type { RegisterValues } from './registerSchema.ts'
import { revealFields, type RegisterRules } from '#parts/field-rules/rules.ts'
import type { AffiliateCheck } from './useAffiliateCheck.ts'
import { useRegister } from './useRegister.ts'
import type { RegistrationField } from '#parts/field-rules/values.ts'

interface Props {
  form: UseFormReturn<RegisterInput, unknown, RegisterValues>
  rules: RegisterRules
  mode: RegisterMode
  fields: readonly RegisterField[]
  human: HumanProofUse
  affiliates: AffiliateCheck
  /** Shows fields that the gateway asks for although no rule said so. */
  reveal: (names: readonly RegistrationField[]) => void
  /** An error is on screen. */
  onRefused: () => void
  onDone: () => void
}

/** Sends a registration, and turns a refusal into errors of fields or an error of the form. */
export function useSubmission(props: Props) {
  const { form, rules, mode, fields, human, affiliates, reveal, onRefused, onDone } = props
  const store = useStore()
  const brandFields = useBrand().registration.fields
  const startSession = useStartSession()
  const provePhone = usePhoneProof('register')
  const send = useRegister()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [humanNeeded, setHumanNeeded] = useState(false)

  const shows = (name: string) => fields.some((field) => field.name === name)
  const isOff = (name: string) => brandFields[name as RegistrationField]?.enabled === false

  async function submit(values: RegisterValues): Promise<void> {
    setRefusal(null)
    if (values.affiliateCode && (await affiliates.isUnknown(values.affiliateCode))) {
      return refuse(new GatewayError('invitation_code_error', { status: 422 }))
    }
    try {
      const loggedIn = await send({
        method: mode.method,
        input: JSON.stringify([mode, { ...values, captcha: null, verificationCode: null }]),
        prepare: async () =>
          makeRegistration(values, {
            page: window.location.href,
            link: await hiddenLinkCodes(),
            phone: values.verificationCode ? await provePhone(values.verificationCode) : undefined,
            human: needsHuman(values) ? await proveHuman() : undefined,
          }),
      })
      if (!loggedIn) return
      store.set(registerDraftAtom, null)
      startSession(loggedIn)
      onDone()
    } catch (cause) {
      refuse(cause instanceof GatewayError ? cause : new GatewayError('network', { cause }))
    }
  }

  /** One proof is enough: a captcha, or the code whose sending needed one, unless a refusal says so. */
  const needsHuman = ({ verificationCode }: RegisterValues) =>
    !shows('captcha') && (humanNeeded || !verificationCode)

  /** The row of the check itself says what went wrong with it. */
  const proveHuman = () =>
    human.prove().catch((cause: unknown) => {
      throw new GatewayError('aborted', { cause })
    })

  /** Codes of the link that the form has no field for; an unknown code is dropped, not refused. */
  async function hiddenLinkCodes(): Promise<LinkCodes> {
    const { affiliateCode = '', referralCode = '' } = keptLinkCodes()
    const isHidden = (name: string) => !shows(name) && !isOff(name)
    const counts =
      affiliateCode && isHidden('affiliateCode') && !(await affiliates.isUnknown(affiliateCode))
    return {
      ...(counts && { affiliateCode }),
      ...(referralCode && isHidden('referralCode') && { referralCode }),
    }
  }

  function refuse(error: GatewayError): void {
    if (error.code === 'aborted') return
    const faults = readFieldFaults(error, rules)
    const unshown = Object.keys(faults).filter(
      (name) => name !== 'terms' && !shows(name) && !isOff(name),
    ) as RegistrationField[]
    const next = listRegisterFields(revealFields(rules, unshown), mode)
    const drawn = Object.entries(faults).filter(
      ([name]) => name === 'terms' || next.some((field) => field.name === name),
    )
    reveal(unshown)
    for (const [name, fault] of drawn) {
      form.setError(name as RegistrationField, { type: 'server', message: writeFault(fault) })
    }
    setRefusal(drawn.length > 0 ? null : error)
    if (error.code === 'human_check_failed') setHumanNeeded(true)
    if (spendsCaptcha(error)) setRefusals((count) => count + 1)
    onRefused()
  }

  /** Judges the affiliate code as soon as it is left (docs/product.md §5). */
  async function checkAffiliate(): Promise<void> {
    const code = form.getValues('affiliateCode').trim()
    if (code && (await affiliates.isUnknown(code))) await form.trigger('affiliateCode')
  }

  return { submit, checkAffiliate, refusal, refusals }
}
