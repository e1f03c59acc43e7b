import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { readFault, type Fault } from '#parts/form/field-rules/faults.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { useShownField } from '#parts/form/useFormField.ts'
import type { FaultSubject } from '#parts/form/field-rules/faultSubjects.ts'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'
import { afterInput } from '#lib/later.ts'
import { TextField } from '#ui/TextField.tsx'

interface Props<Fields> extends Omit<
  ComponentProps<typeof TextField>,
  'form' | 'name' | 'value' | 'onChange' | 'error' | 'onBlur'
> {
  form: GatewayForm<Fields>
  name: NamesOf<Fields, string>
  /** Error messages that only this field has; other errors have the general messages. */
  faults?: Partial<Record<Fault['kind'], MessageDescriptor>>
  /** Kind of value that the field asks for, which selects the messages for its other errors. */
  subject?: FaultSubject
  /** Validates the text while the agent types. */
  validate?: (text: string) => Fault | undefined
}

/** A text field of the agent center, with its own error messages. */
export function WordedField<Fields>({
  form,
  name,
  faults = {},
  subject = 'amount',
  validate,
  hint,
  ...props
}: Props<Fields>) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control: form.control, name })
  useShownField(form, name)
  const fault = validate?.(String(field.value)) ?? readFault(fieldState.error?.message)
  const words = fault && (faults[fault.kind] ?? faultMessage(subject, fault))
  return (
    <TextField
      {...props}
      {...field}
      onBlur={() => afterInput(field.onBlur)}
      hint={!words && hint}
      error={words && t(words)}
    />
  )
}
