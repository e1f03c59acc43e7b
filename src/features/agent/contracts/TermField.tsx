import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import { afterInput } from '#lib/later.ts'
import { TextField } from '#ui/TextField.tsx'
import type { TermsEntry } from './termsForm.ts'

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'end' | 'inputMode'
> {
  form: GatewayForm<TermsEntry>
  /** Path of the field in the form, such as `tiers.1.rate`. */
  at: string
  error: string | undefined
}

/** A number field of an offer, whose error shows while the agent types. */
export function TermField({ form, at, error, hint, ...props }: Props) {
  const { field } = useController({ control: form.control, name: at })
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      required
      {...props}
      {...field}
      onBlur={() => afterInput(field.onBlur)}
      hint={!error && hint}
      error={error}
    />
  )
}
