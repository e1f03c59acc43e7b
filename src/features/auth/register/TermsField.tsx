import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { paths } from '#core/paths.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { readFault } from '#parts/field-rules/faults.ts'
import { faultMessage } from '#parts/field-rules/fieldMessages.ts'
import type { RegisterInput } from './registerInput.ts'

/** The statement of age and the consent to the terms, which no rule can turn off. */
export function TermsField({ age }: { age: number }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<RegisterInput>()
  const fault = readFault(formState.errors.terms?.message)
  return (
    <Checkbox
      {...register('terms')}
      required
      error={fault && t(faultMessage('terms', fault))}
      label={
        <Trans>
          I am {age} or older and agree to the{' '}
          <a href={paths.help('term')} target="_blank" rel="noopener">
            terms and conditions
          </a>
          .
        </Trans>
      }
    />
  )
}
