import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { isConsentOpenAtom } from './consentAtoms.ts'

/** Opens the question about usage data again, so that the answer can be changed. */
export function ConsentButton() {
  const open = useSetAtom(isConsentOpenAtom)
  return (
    <button
      type="button"
      onClick={() => open(true)}
      className="inline-flex min-h-thumb min-w-thumb items-center text-label text-muted underline-offset-4 hover:text-text hover:underline"
    >
      <Trans comment="Name of the question about usage data">Usage data</Trans>
    </button>
  )
}
