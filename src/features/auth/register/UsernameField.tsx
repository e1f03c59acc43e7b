import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { cleanValue } from '#parts/form/field-rules/values.ts'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useTidyValue } from '#parts/form/useTidyValue.ts'
import type { RegisterInput } from './registerInput.ts'
import type { UsernameCheck } from './useUsernameCheck.ts'

interface Props extends Omit<ComponentProps<typeof FormTextField<RegisterInput>>, 'name'> {
  check: UsernameCheck
  onLeave: (typed: string) => void
}

/** The username field. When the player leaves it, it checks whether the name is free. */
export function UsernameField({ form, check, onLeave, ...props }: Props) {
  const { t } = useLingui()
  const typed = useTidyValue(form, 'username')
  const verdict = check.find(cleanValue('username', typed))
  const { errors } = useFormState({ control: form.control, name: 'username' })
  const suggestions = verdict && verdict !== 'checking' ? verdict.suggestions : []

  const choose = (username: string) => {
    form.replace('username', username)
    form.validate('username')
    onLeave(username)
    // A press on a suggested name removes the buttons, so the focus moves to the next field.
    const fields = [...(form.element.current?.querySelectorAll<HTMLElement>('input, select') ?? [])]
    fields[fields.findIndex((field) => field.getAttribute('name') === 'username') + 1]?.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <FormTextField
        {...props}
        form={form}
        name="username"
        onBlur={({ target }) => onLeave(target.value)}
        aside={<Status verdict={errors['username'] ? undefined : verdict} />}
      />
      {suggestions.length > 0 && (
        <div
          role="group"
          aria-label={t({
            message: 'Free usernames',
            comment: 'Heading above usernames that nobody has yet',
          })}
          className="flex flex-wrap items-center gap-2"
        >
          {suggestions.map((username) => (
            <button
              key={username}
              type="button"
              onClick={() => choose(username)}
              className="min-h-thumb max-w-full truncate rounded-control border border-border-strong px-3 text-label font-semibold hover:bg-raised"
            >
              {username}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * The result of the check is at the end of the label's line, so that nothing moves when it appears.
 */
function Status({ verdict }: { verdict: ReturnType<UsernameCheck['find']> }) {
  return (
    <span role="status" className="flex items-center gap-1 text-caption">
      {verdict === 'checking' && (
        <>
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin text-muted" />
          <span className="text-muted">
            <Trans context="whether a username is free">Checking…</Trans>
          </span>
        </>
      )}
      {verdict !== 'checking' && verdict?.free && (
        <>
          <CircleCheck aria-hidden="true" className="size-4 text-success-text" />
          <span className="text-success-text">
            <Trans context="a username that nobody has">Available</Trans>
          </span>
        </>
      )}
    </span>
  )
}
