import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(hear: () => void) {
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
  }
}

/** Says that the network is gone; in the first load, since nothing can be fetched then. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // A popup hides the page from screen readers, except live regions; its scrim has the layer 40.
    <div role="status" aria-live="polite" className="sticky top-0 z-45">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-raised px-4 py-2 text-label shadow-raised">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <Trans>You’re offline. The page goes on when you’re connected again.</Trans>
        </p>
      )}
    </div>
  )
}
