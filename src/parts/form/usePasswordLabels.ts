import { useLingui } from '@lingui/react/macro'

/** What every password field says of itself. */
export function usePasswordLabels() {
  const { t } = useLingui()
  return { show: t`Show password`, hide: t`Hide password`, capsLock: t`Caps Lock is on` }
}
