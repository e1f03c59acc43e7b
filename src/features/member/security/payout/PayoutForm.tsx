import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormCheckbox } from '#parts/form/FormCheckbox.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useFormField } from '#parts/form/useFormField.ts'
import { useGatewayForm, type GatewayForm } from '#parts/form/useGatewayForm.ts'
import { ComboField } from '#ui/ComboField.tsx'
import { INSTITUTION_NAMES, NUMBER_NAMES, payoutMessage } from './messages.ts'
import { makePayoutSchema, type PayoutValues } from './payoutSchema.ts'
import type { Institution, PayoutKind } from './schema.ts'

interface Props {
  kind: PayoutKind
  institutions: readonly Institution[]
  nameRule: ValueRule
  /**
   * Name of the payee, which all of the player's payout accounts share; null if this form asks for
   * it.
   */
  payeeName: string | null
  draft: DraftAtom<Partial<PayoutValues>>
  onEntered: (values: PayoutValues) => void
}

export function PayoutForm({ kind, institutions, nameRule, payeeName, draft, onEntered }: Props) {
  const { t } = useLingui()
  const form = useGatewayForm({
    schema: makePayoutSchema({ kind, institutions, asksName: payeeName === null, nameRule }),
    defaults: {
      institution: institutions.length === 1 ? institutions[0]!.code : '',
      number: '',
      payeeName: '',
      isDefault: false,
    },
    draft,
    keepsDraft: true,
    words: payoutMessage,
    submit: async (values) => onEntered(values),
  })
  return (
    <Form form={form} action={t`Check and continue`} gap={5}>
      <InstitutionField form={form} kind={kind} institutions={institutions} />
      <NumberField form={form} kind={kind} institutions={institutions} />
      {kind !== 'crypto' &&
        (payeeName === null ? (
          <FormTextField
            form={form}
            name="payeeName"
            label={t`Real name`}
            hint={t`As your bank has it. It can’t be changed afterward, and all later accounts must be in this name.`}
            autoComplete="name"
            spellCheck={false}
            required
          />
        ) : (
          <dl className="flex flex-col gap-0.5 rounded-control bg-sunken px-4 py-3">
            <dt className="text-caption text-muted">
              <Trans>Real name</Trans>
            </dt>
            <dd className="text-body font-semibold wrap-anywhere">{payeeName}</dd>
            <dd className="text-caption text-pretty text-muted">
              <Trans>The account must be in this name.</Trans>
            </dd>
          </dl>
        ))}
      <FormCheckbox form={form} name="isDefault" label={t`Use it by default when I withdraw`} />
    </Form>
  )
}

interface FieldProps {
  form: GatewayForm<PayoutValues>
  kind: PayoutKind
  institutions: readonly Institution[]
}

function InstitutionField({ form, kind, institutions }: FieldProps) {
  const { t } = useLingui()
  const { field, error } = useFormField<PayoutValues>({ form, name: 'institution' })
  return (
    <ComboField
      {...field}
      label={t(INSTITUTION_NAMES[kind])}
      items={institutions.map(({ code, name }) => ({ value: code, label: name, hint: code }))}
      labels={{
        search: t({ message: 'Search', comment: 'Label of a search field' }),
        none: t({
          message: 'Nothing matches.',
          comment: 'In a list of choices, for what was typed',
        }),
      }}
      placeholder={t({
        message: 'Choose one',
        comment: 'In a field with choices, as long as none is chosen',
      })}
      error={error}
      required
    />
  )
}

function NumberField({ form, kind, institutions }: FieldProps) {
  const { t } = useLingui()
  const chosen = useWatch({ control: form.control, name: 'institution' }) as string
  const rule = institutions.find(({ code }) => code === chosen)
  const length =
    rule &&
    (rule.minLength === rule.maxLength
      ? String(rule.maxLength)
      : `${rule.minLength}–${rule.maxLength}`)
  return (
    <FormTextField
      form={form}
      name="number"
      label={t(NUMBER_NAMES[kind])}
      hint={
        kind === 'crypto'
          ? t`Paste the address, and compare its first and last characters. Money sent to a wrong address is lost.`
          : rule &&
            t`${plural({ most: rule.maxLength }, { one: `${length} digit`, other: `${length} digits` })}`
      }
      {...(kind === 'crypto'
        ? { autoCapitalize: 'none', spellCheck: false }
        : { inputMode: 'numeric' })}
      autoComplete="off"
      dir="ltr"
      required
    />
  )
}
