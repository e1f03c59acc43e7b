import { Eye, EyeOff, ArrowBigUpDash } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { inputClass, Well } from './Well.tsx'

interface Props
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'required' | 'children' | 'type'> {
  /** Names of the button that shows the text, and the warning of caps lock. */
  labels: { show: string; hide: string; capsLock: string }
  /** Tells password managers to fill in a password, to suggest a new one, or to do neither. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/**
 * A field for a secret that the player knows, with a button that shows it; it warns of caps
 * lock. A code from a message is a `CodeField`.
 */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  labels,
  onBlur,
  onKeyDown,
  onKeyUp,
  ...input
}: Props) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <>
          <Well invalid={Boolean(error)} disabled={input.disabled}>
            <input
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              onKeyDown={(event) => {
                readCapsLock(event)
                onKeyDown?.(event)
              }}
              onKeyUp={(event) => {
                readCapsLock(event)
                onKeyUp?.(event)
              }}
              onBlur={(event) => {
                setCapsLock(false)
                onBlur?.(event)
              }}
              className={inputClass}
            />
            <IconButton
              label={shown ? labels.hide : labels.show}
              disabled={input.disabled}
              // Prevents the button from taking the focus, so that a phone's keyboard stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setShown(!shown)}
              className="self-center"
            >
              {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            </IconButton>
          </Well>
          <p role="status" className="text-label text-warning-text empty:hidden">
            {capsLock && (
              <span className="flex items-center gap-1.5">
                <ArrowBigUpDash aria-hidden="true" className="size-4 shrink-0" />
                <span>{labels.capsLock}</span>
              </span>
            )}
          </p>
        </>
      )}
    </Field>
  )
}
