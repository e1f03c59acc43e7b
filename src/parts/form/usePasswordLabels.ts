import { useLingui } from '@lingui/react/macro'

/** Labels of a password field's button that shows the text, and of its caps-lock warning. */
export function usePasswordLabels() {
  const { t } = useLingui()
  return { show: t`Show password`, hide: t`Hide password`, capsLock: t`Caps Lock is on` }
}
