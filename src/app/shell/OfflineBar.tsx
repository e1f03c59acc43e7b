import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(hear: () => void) {
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
  }
}

/**
 * Says that the network is gone, over the page and the popups and beside what they show; in the first
 * load, since nothing can be fetched then.
 */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // A popup hides the page from screen readers, except live regions; it has the layer 50 at most.
    <div role="status" aria-live="polite" className="h-(--offline,0px)">
      {!online && (
        <p className="offline-bar fixed inset-x-0 top-0 z-55 flex h-(--offline) items-center justify-center gap-2 bg-raised px-4 text-label leading-tight text-balance shadow-raised">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <Trans>You’re offline. The page goes on when you’re connected again.</Trans>
        </p>
      )}
    </div>
  )
}
