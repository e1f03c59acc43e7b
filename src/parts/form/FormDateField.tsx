import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { DateField } from '#ui/DateField.tsx'
import { useFormField, type FormFieldProps } from './useFormField.ts'
import type { NamesOf } from './useGatewayForm.ts'

interface Props<Fields> extends FormFieldProps<Fields, NamesOf<Fields, string>> {
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  autoComplete?: 'bday'
}

/** A form's field for a known date, such as a birthday. */
export function FormDateField<Fields>({
  label,
  hint,
  required,
  autoComplete,
  ...bound
}: Props<Fields>) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { field, error } = useFormField(bound)
  return (
    <DateField
      {...field}
      {...{ label, error, locale }}
      {...(required && { required })}
      {...(autoComplete && { autoComplete })}
      hint={!(error && field.value) && hint}
      labels={{
        day: t({ message: 'Day', context: 'number of the day in a date' }),
        month: t({ message: 'Month', comment: 'A part of a date, beside the day and the year' }),
        year: t({ message: 'Year', comment: 'Label of a field: year of birth' }),
      }}
    />
  )
}
