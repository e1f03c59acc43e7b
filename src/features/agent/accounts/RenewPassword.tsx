import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { patternMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormPasswordField } from '#parts/form/FormPasswordField.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { Button } from '#ui/Button.tsx'
import { ruledEntry } from './accountSchema.ts'
import { renewFirstPassword } from './api.ts'
import { makeFirstPassword } from './firstPassword.ts'
import { accountMessage } from './messages.ts'

interface Props {
  id: string
  onRenewed: (password: string) => void
}

/** Button that generates another first password, as long as the new downline has not logged in. */
export function RenewPassword({ id, onRenewed }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="flex flex-col gap-3 card p-4">
      <p className="text-label text-pretty">
        <Trans>
          The newcomer hasn’t logged in yet. The first password isn’t shown again: if it’s lost, set
          a new one.
        </Trans>
      </p>
      {isOpen ? (
        <RenewalForm id={id} onRenewed={onRenewed} />
      ) : (
        <Button variant="outline" className="self-start" onClick={() => setIsOpen(true)}>
          <Trans>Set a new password</Trans>
        </Button>
      )}
    </section>
  )
}

function RenewalForm({ id, onRenewed }: Props) {
  const { t } = useLingui()
  useEncryption()
  const queryClient = useQueryClient()
  const { rules } = useRegisterRules()
  const { send } = useOperation({ kind: `first-password-${id}`, call: renewFirstPassword })
  const { patternId, minLength, maxLength } = rules.password
  const asked = patternMessage(patternId, minLength, maxLength)
  const form = useGatewayForm({
    schema: v.object({ password: ruledEntry('password', rules, true) }),
    defaults: { password: makeFirstPassword(rules.password) ?? '' },
    words: accountMessage,
    faults: (error) => readFieldFaults(error, { rules }),
    submit: async (values) => {
      const { password } = values
      await send({ id }, { secrets: password, prepare: () => ({ id, password }) })
      refreshTagged(queryClient, 'agent')
      onRenewed(password)
    },
  })
  return (
    <Form form={form} action={<Trans>Use this password</Trans>}>
      <FormPasswordField
        form={form}
        name="password"
        label={t`First password`}
        required
        autoComplete="new-password"
        hint={asked && t(asked)}
      />
    </Form>
  )
}
