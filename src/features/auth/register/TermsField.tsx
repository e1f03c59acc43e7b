import { Trans } from '@lingui/react/macro'
import { paths } from '#core/paths.ts'
import { FormCheckbox } from '#parts/form/FormCheckbox.tsx'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import type { RegisterInput } from './registerInput.ts'

interface Props {
  form: GatewayForm<RegisterInput>
  age: number
}

/** The statement of age and the consent to the terms, which no rule can turn off. */
export function TermsField({ form, age }: Props) {
  return (
    <FormCheckbox
      form={form}
      name="terms"
      required
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
