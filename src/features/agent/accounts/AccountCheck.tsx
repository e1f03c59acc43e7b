import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { RATE_GROUPS } from '../schema.ts'
import type { EnteredAccount } from './accountSchema.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate } from '../rates.ts'
import { accountMessage, KIND_WORDS } from './messages.ts'

interface Props {
  entered: EnteredAccount
  onChange: () => void
  /** Sends the request that opens the account. Rejects with `GatewayError`. */
  send: () => Promise<void>
  onRefused: (error: GatewayError) => void
}

/** The review step before an agent opens an account for a downline. */
export function AccountCheck({ entered, onChange, send, onRefused }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { kind, username, nickname, rates } = entered
  const form = useGatewayForm({
    schema: v.object({}),
    defaults: {},
    words: accountMessage,
    submit: send,
    onRefusal: onRefused,
  })
  const name = username.toLowerCase()
  return (
    <div className="max-w-xl">
      <CheckStep
        title={t`Check the new account`}
        rows={[
          {
            label: t({ message: 'Username', comment: 'The name with which an account logs in' }),
            value: name,
            strong: true,
          },
          {
            label: t({ message: 'Account type', context: 'of a downline' }),
            value: t(KIND_WORDS[kind].name),
          },
          ...(nickname
            ? [
                {
                  label: t({
                    message: 'Nickname',
                    comment: 'A member’s freely chosen name, beside the username',
                  }),
                  value: nickname,
                },
              ]
            : []),
          ...RATE_GROUPS.map((group) => ({
            label: t(RATE_NAMES[group]),
            value: formatRate(rates[group], locale),
          })),
        ]}
        notes={
          <Trans>
            Opening an account can’t be undone, and its username and type can’t be changed. Its
            rates can.
          </Trans>
        }
        onChange={onChange}
      >
        <Form
          form={form}
          action={
            <Trans comment="Button that opens an account for a downline">Open account {name}</Trans>
          }
        >
          {null}
        </Form>
      </CheckStep>
    </div>
  )
}
