import type { RegistrationField } from '#core/brand/registrationFields.ts'
import { useState } from 'react'
import * as v from 'valibot'
import { useBrand } from '#core/brand/brand.ts'
import { readDay } from '#core/gateway/useToday.ts'
import { GatewayError } from '#core/contract/error.ts'
import { keptLinkCodes, type LinkCodes } from '#core/session/linkCodes.ts'
import { useStartSession } from '#core/session/useSession.ts'
import { usePhoneProof } from '#parts/identity/codes/usePhoneProof.ts'
import { revealFields, type RegisterRules } from '#parts/form/field-rules/rules.ts'
import { cleanValue, findFault } from '#parts/form/field-rules/values.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { mark } from '#core/platform/mark.ts'
import type { HumanProofUse } from '#parts/identity/human/useHumanProof.tsx'
import { afterInput } from '#lib/later.ts'
import { registerDraftAtom } from './drafts.ts'
import { readRegisterFaults, spendsCaptcha } from './refusals.ts'
import { listRegisterFields, type RegisterMode } from './registerFields.ts'
import { startFromLink, toValues, type RegisterInput } from './registerInput.ts'
import { registerMessage } from './registerMessages.ts'
import { buildRegisterSchema, type RegisterValues } from './registerSchema.ts'
import { makeRegistration, SEND } from './registration.ts'
import { useAffiliateCheck } from './useAffiliateCheck.ts'
import { useUsernameCheck } from './useUsernameCheck.ts'

interface Props {
  rules: RegisterRules
  mode: RegisterMode
  minimumAge: number
  human: HumanProofUse
  /** Called as soon as the session of the new player has begun. */
  onDone: () => void
}

/** The registration form: its fields, their validation and the submission. */
export function useRegisterForm({ rules: given, mode, minimumAge, human, onDone }: Props) {
  const { platform, registration, timeZone } = useBrand()
  const readToday = () => readDay(timeZone)
  const brandFields = registration.fields
  const startSession = useStartSession()
  const provePhone = usePhoneProof('register')
  const affiliates = useAffiliateCheck()
  const usernames = useUsernameCheck()
  const { send, isOpen } = useOperation({ kind: 'register', call: SEND[mode.method] })
  const [revealed, setRevealed] = useState<readonly RegistrationField[]>([])
  const [humanNeeded, setHumanNeeded] = useState(false)
  const rules = revealFields(given, revealed)
  const fields = listRegisterFields(rules, mode)

  const shows = (name: string) => fields.some((field) => field.name === name)
  const isOff = (name: string) => brandFields[name as RegistrationField]?.enabled === false
  /**
   * Whether the form must run the human check. A captcha makes it unnecessary, as does an SMS code,
   * which was sent only after a check. A refusal may still require it.
   */
  const needsHuman = ({ verificationCode }: RegisterValues) =>
    !shows('captcha') && (humanNeeded || !verificationCode)

  /** The human check shows its own errors, so the form does not show them a second time. */
  const proveHuman = () =>
    human.prove().catch((cause: unknown) => {
      throw new GatewayError('aborted', { cause })
    })

  /**
   * Codes of the invitation link for which the form has no field. An affiliate code that does not
   * exist is dropped, since the visitor could not correct it.
   */
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

  /** The fields that the gateway requires by a refusal although the rules did not. */
  const askedBy = (error: GatewayError) =>
    Object.keys(readRegisterFaults(error, rules, minimumAge)).filter(
      (name) => name !== 'terms' && !shows(name) && !isOff(name),
    ) as RegistrationField[]

  const schema = v.pipe(
    v.custom<RegisterInput>(() => true),
    v.transform(toValues),
    buildRegisterSchema(rules, mode, {
      // Today is read at each validation, because a form may stay open past midnight.
      get today() {
        return readToday()
      },
      minimumAge,
      isUnknownAffiliate: affiliates.wasRefused,
      isTakenUsername: usernames.isTaken,
    }),
  )
  const form = useGatewayForm({
    schema,
    defaults: startFromLink(keptLinkCodes()),
    draft: registerDraftAtom,
    mode: 'onTouched',
    words: registerMessage,
    onRefusal: (error) => {
      setRevealed((before) => [...before, ...askedBy(error)])
      if (error.code === 'human_check_failed') setHumanNeeded(true)
    },
    faults: (error) => readRegisterFaults(error, rules, minimumAge),
    spends: spendsCaptcha,
    submit: async (values) => {
      if (values.affiliateCode && (await affiliates.isUnknown(values.affiliateCode))) {
        throw new GatewayError('invitation_code_error', { status: 422 })
      }
      const { captcha: _captcha, verificationCode, password, ...entered } = values
      const prepare = async () =>
        makeRegistration(values, {
          page: window.location.href,
          platform,
          link: await hiddenLinkCodes(),
          phone: verificationCode ? await provePhone(verificationCode) : undefined,
          human: needsHuman(values) ? await proveHuman() : undefined,
        })
      const loggedIn = await send({ mode, entered }, { secrets: password, prepare })
      startSession(loggedIn)
      mark('funnel', { step: 'signed up' })
      onDone()
    },
  })

  /** Validates the affiliate code when the player leaves its field (docs/product.md §5). */
  async function checkAffiliate(typed: string): Promise<void> {
    const code = typed.trim()
    if (!code || !(await affiliates.isUnknown(code))) return
    afterInput(() => form.validate('affiliateCode'))
  }

  /**
   * Checks whether the username is free when the player leaves its field, if the rules allow the
   * name.
   */
  async function checkUsername(typed: string): Promise<void> {
    const username = cleanValue('username', typed)
    const day = { today: readToday(), minimumAge }
    if (!username || findFault('username', username, rules.username, day)) return
    // If the reply to an earlier registration was lost, this visitor may already have registered
    // the username.
    if (isOpen()) return
    const verdict = await usernames.ask(username)
    if (verdict) form.validate('username')
  }

  const onLeave: Partial<Record<RegistrationField, (typed: string) => void>> = {
    username: (typed) => void checkUsername(typed),
    affiliateCode: (typed) => void checkAffiliate(typed),
  }
  return { form, fields, usernames, onLeave }
}
