import { CircleCheck } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { findFault, type ValueRule } from './field-rules/values.ts'
import type { GatewayForm } from './useGatewayForm.ts'
import { ANY_DAY } from './newPassword.ts'

interface Props<Fields> {
  form: GatewayForm<Fields>
  name: keyof Fields & string
  rule: ValueRule
  /** The requirements of the password in words. */
  asked: string
}

/** The requirements of a password, each ticked off as soon as the typed text meets it. */
export function PasswordHint<Fields>({ form, name, rule, asked }: Props<Fields>) {
  const password = useWatch({ control: form.control, name }) as string
  const isMet = password !== '' && !findFault('password', password, rule, ANY_DAY)
  return (
    <span className={`flex gap-1.5 ${isMet ? 'text-success-text' : ''}`}>
      {isMet && <CircleCheck aria-hidden="true" className="mt-[0.15em] size-4 shrink-0" />}
      <span className="min-w-0">{asked}</span>
    </span>
  )
}
