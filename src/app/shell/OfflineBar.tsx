import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useRootAttribute } from '#ui/useRootAttribute.ts'

function subscribe(hear: () => void) {
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
  }
}

/**
 * A bar that says that the network is gone, above page and popups without covering their content.
 * It is part of the first load, since nothing can be fetched without a network.
 */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  useRootAttribute('data-offline', !online)
  return (
    // A popup hides the page from screen readers, but not live regions such as this element. The
    // bar's z-index is above that of popups (50) and below that of toasts (60).
    <div role="status" aria-live="polite" className="h-(--offline,0px)">
      {!online && (
        <p className="fixed inset-x-0 top-0 z-55 flex h-(--offline) items-center justify-center gap-2 bg-raised px-4 text-label leading-tight text-balance shadow-raised">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          <Trans>You’re offline. The page continues once you’re connected.</Trans>
        </p>
      )}
    </div>
  )
}
