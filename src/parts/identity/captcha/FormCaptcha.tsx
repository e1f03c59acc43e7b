import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import { useFormField, type FormFieldProps } from '#parts/form/useFormField.ts'
import type { NamesOf } from '#parts/form/useGatewayForm.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { hasCaptcha, type CaptchaValue } from './captchaValue.ts'

type Props<Fields> = FormFieldProps<Fields, NamesOf<Fields, CaptchaValue>> &
  Pick<ComponentProps<typeof CaptchaField>, 'series'>

/**
 * The captcha of a form. A new picture is fetched after each refused request that used up the old
 * one.
 */
export function FormCaptcha<Fields>({ series, ...bound }: Props<Fields>) {
  const { form, name } = bound
  const { field, error } = useFormField(bound)
  const empty = useEffectEvent(() => form.replace(name, {}))
  useEffect(() => {
    if (form.spentCaptchas > 0) empty()
  }, [form.spentCaptchas])
  return (
    <CaptchaField
      {...field}
      {...{ error, refusals: form.spentCaptchas, series }}
      // A new picture empties the field. The form must then not validate the field, so that no
      // error appears or disappears.
      onChange={(value) => (hasCaptcha(value) ? field.onChange(value) : form.replace(name, value))}
    />
  )
}
