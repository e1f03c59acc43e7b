import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { afterInput } from '#lib/later.ts'
import { readFault } from './field-rules/faults.ts'
import { faultMessage } from './field-rules/fieldMessages.ts'
import type { FaultSubject } from './field-rules/faultSubjects.ts'
import type { GatewayForm } from './useGatewayForm.ts'

/** The props of every form field. */
export interface FormFieldProps<Fields, Name> {
  form: GatewayForm<Fields>
  name: Name
  /** Field whose messages are used for faults; by default the field itself. */
  subject?: FaultSubject | undefined
  /** Another field of the form that is validated again when this one changes. */
  revalidates?: (keyof Fields & string) | undefined
}

/**
 * Tells the form that a field is on the page, so that a refusal about the field is shown there. Each
 * component that binds a field calls it.
 */
export function useShownField<Fields>({ shown }: GatewayForm<Fields>, name: string): void {
  useEffect(() => {
    shown.add(name)
    return () => {
      shown.delete(name)
    }
  }, [shown, name])
}

/** Returns a field's value, handlers and error message. */
export function useFormField<Fields>({
  form,
  name,
  subject = name as FaultSubject,
  revalidates,
}: FormFieldProps<Fields, string>) {
  const { control, validate } = form
  const { t } = useLingui()
  const rules = revalidates ? { deps: revalidates } : {}
  const { field, fieldState, formState } = useController({ control, name, rules })
  useShownField(form, name)
  const fault = readFault(fieldState.error?.message)
  return {
    field: {
      ...field,
      onChange: (...changed: Parameters<typeof field.onChange>) => {
        field.onChange(...changed)
        // Before the first submit, the form library does not validate changes. Without this call,
        // an error would stay on screen after the player has corrected the value.
        if (fault && !formState.isSubmitted) validate(name as keyof Fields & string)
      },
      onBlur: () => afterInput(field.onBlur),
    },
    error: fault && t(faultMessage(subject, fault)),
  }
}
