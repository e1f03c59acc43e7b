import { Trans } from '@lingui/react/macro'
import { useOwnAccount } from '#core/session/useOwnAccount.ts'

/** Tells a trial player that the money is play money, and links to opening a real account. */
export function TrialStrip() {
  const ownAccount = useOwnAccount()
  return (
    <div className="flex items-center justify-center gap-x-4 bg-accent-soft px-4 text-label text-accent-text">
      <span className="min-w-0 py-2 text-pretty">
        <Trans>Trial account: you play with play money</Trans>
      </span>
      <button
        type="button"
        onClick={() => ownAccount('register')}
        className="min-h-thumb shrink-0 rounded-control px-1 font-bold underline underline-offset-4"
      >
        <Trans>Sign up</Trans>
      </button>
    </div>
  )
}
