import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { Dices } from 'lucide-react'
import { useRef } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { patternMessage } from '#parts/form/field-rules/fieldMessages.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { Button } from '#ui/Button.tsx'
import { NO_RATES, typeRates } from '../rates.ts'
import { buildAccountSchema, rateFaults } from './accountSchema.ts'
import { checkDownline } from './api.ts'
import { accountDraftAtom } from './drafts.ts'
import { makeFirstPassword } from './firstPassword.ts'
import { KindField } from './KindField.tsx'
import { accountMessage } from './messages.ts'
import { RateFields } from './RateFields.tsx'
import type { AccountTerms, Entered } from './schema.ts'

interface Props {
  terms: AccountTerms
  rules: RegisterRules
  /**
   * Values of the form that were sent and that the gateway refused; later changes are in the draft.
   * Null before the first try.
   */
  entered: Entered | null
  /** Why the gateway refused to open the account; null if it did not. */
  refusal: GatewayError | null
  onCheck: () => void
}

/**
 * The form for a new downline's account. The gateway checks the values before the review step
 * shows them.
 */
export function AccountForm({ terms: { rates: own }, rules, entered, refusal, onCheck }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const queryClient = useQueryClient()
  const store = useStore()
  const given = useRef(NO_RATES)
  const form = useGatewayForm({
    schema: buildAccountSchema(rules, own, locale),
    defaults: {
      kind: entered?.kind ?? 'PLAYER',
      username: entered?.username ?? '',
      password: '',
      nickname: entered?.nickname ?? '',
      ...typeRates(entered?.rates ?? NO_RATES),
    },
    draft: accountDraftAtom,
    keepsDraft: true,
    earlier: refusal,
    mode: 'onTouched',
    words: accountMessage,
    faults: (error) => ({
      ...readFieldFaults(error, { rules }),
      ...rateFaults(error, given.current, locale),
    }),
    onRefusal: ({ code }) => {
      if (code === 'rate_above_own') refreshTagged(queryClient, 'agent')
    },
    submit: async (account, signal) => {
      given.current = account.rates
      await checkDownline(account, { signal })
      const { rates, nickname = '', ...rest } = account
      // The draft also keeps rates that the agent never changed.
      store.set(accountDraftAtom, { ...rest, nickname, ...typeRates(rates) })
      onCheck()
    },
  })
  const askedOf = (name: 'username' | 'password') => {
    const { patternId, minLength, maxLength } = rules[name]
    const asked = patternMessage(patternId, minLength, maxLength)
    return asked && t(asked)
  }
  return (
    <div className="max-w-3xl">
      <Form form={form} action={<Trans>Check what you entered</Trans>} gap={5}>
        <KindField form={form} />
        <div className="grid gap-5 md:grid-cols-2">
          <FormTextField
            form={form}
            name="username"
            label={t`Username`}
            required
            hint={askedOf('username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormTextField
            form={form}
            name="nickname"
            label={t`Nickname`}
            autoComplete="off"
            hint={t`Optional; you see this name in your team list.`}
          />
        </div>
        <div className="flex flex-col gap-2">
          <FormPasswordField
            form={form}
            name="password"
            label={t({
              message: 'First password',
              comment: 'The password of a new account, which its owner changes later',
            })}
            required
            autoComplete="new-password"
            hint={askedOf('password')}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              variant="outline"
              size="sm"
              className="min-h-thumb"
              onClick={() => {
                const made = makeFirstPassword(rules.password)
                if (made === undefined) return form.require('password')
                form.replace('password', made)
                form.validate('password')
              }}
            >
              <Dices aria-hidden="true" className="size-4.5" />
              <Trans comment="Button: makes up a password">Generate</Trans>
            </Button>
            <p className="min-w-0 flex-1 text-caption text-pretty text-muted">
              <Trans>You pass it on. The newcomer must choose a new one at the first login.</Trans>
            </p>
          </div>
        </div>
        <RateFields form={form} own={own} />
      </Form>
    </div>
  )
}
