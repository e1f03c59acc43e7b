import { useLingui } from '@lingui/react/macro'

/** Labels of a password field's button that shows the text, and of its caps-lock warning. */
export function usePasswordLabels() {
  const { t } = useLingui()
  return {
    show: t({ message: 'Show password', comment: 'Button in a field' }),
    hide: t({ message: 'Hide password', comment: 'Button in a field' }),
    capsLock: t`Caps Lock is on`,
  }
}
