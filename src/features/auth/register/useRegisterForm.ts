import { valibotResolver } from '@hookform/resolvers/valibot'
import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { gatewayNow } from '#core/clock/clock.ts'
import { registerDraftAtom, type RegisterDraft } from './drafts.ts'
import { readFault, writeFault } from '#parts/field-rules/faults.ts'
import { keptLinkCodes } from '#core/session/linkCodes.ts'
import type { RegisterMode } from './registerFields.ts'
import { toValues, type RegisterInput } from './registerInput.ts'
import { buildRegisterSchema, type RegisterValues } from './registerSchema.ts'
import type { RegisterRules } from '#parts/field-rules/rules.ts'
import type { AffiliateCheck } from './useAffiliateCheck.ts'

const AFFILIATE_ERROR = { type: 'affiliate', message: writeFault({ kind: 'affiliate' }) }

/** The draft, with the link's codes where it has none. */
function beginWith({ method: _method, ...draft }: RegisterDraft): RegisterInput {
  const { affiliateCode = '', referralCode = '' } = keptLinkCodes()
  return {
    ...draft,
    affiliateCode: draft.affiliateCode || affiliateCode,
    referralCode: draft.referralCode || referralCode,
  }
}

/** The day where the player is, by the gateway's clock, as yyyy-MM-dd. */
const readToday = () => new Intl.DateTimeFormat('sv-SE').format(gatewayNow())

interface Props {
  rules: RegisterRules
  mode: RegisterMode
  minimumAge: number
  affiliates: AffiliateCheck
}

/** The form's state: it begins with the draft and the link's codes, and is judged by the rules. */
export function useRegisterForm({ rules, mode, minimumAge, affiliates }: Props) {
  const store = useStore()
  const wasSent = useRef(false)
  const demanded = useRef(new Set<string>())

  const resolver: Resolver<RegisterInput, unknown, RegisterValues> = async (
    input,
    context,
    options,
  ) => {
    const schema = buildRegisterSchema(rules, mode, { today: readToday(), minimumAge })
    const resolve = valibotResolver<RegisterInput, unknown, RegisterValues>(schema as never)
    const result = await resolve(toValues(input) as never, context, options)
    if (rules.affiliateCode.enabled && affiliates.wasRefused(input.affiliateCode.trim())) {
      Object.assign(result.errors, { affiliateCode: AFFILIATE_ERROR })
    }
    // Who only passes through a field has not forgotten it.
    if (!wasSent.current)
      dropRequired(result.errors as FieldErrors<RegisterInput>, demanded.current)
    return result
  }

  const form = useForm<RegisterInput, unknown, RegisterValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
    defaultValues: beginWith(store.get(registerDraftAtom)),
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { captcha: _captcha, verificationCode: _code, ...values } }) =>
          store.set(registerDraftAtom, values),
      }),
    [subscribe, store],
  )
  return {
    form,
    markSent: () => (wasSent.current = true),
    /** Judges a field that something else waits for, empty or not, and leads there. */
    demand: (name: keyof RegisterInput) => {
      demanded.current.add(name)
      void form.trigger(name, { shouldFocus: true })
    },
  }
}

function dropRequired(errors: FieldErrors<RegisterInput>, keep: ReadonlySet<string>): void {
  for (const name of Object.keys(errors) as (keyof RegisterInput)[]) {
    const fault = readFault(errors[name]?.message as string | undefined)
    if (fault?.kind === 'required' && !keep.has(name)) delete errors[name]
  }
}
