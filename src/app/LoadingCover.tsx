import { useLingui } from '@lingui/react/macro'

/**
 * Covers the page while the next one loads; appears after a delay, so that it does not flash on
 * quick pages.
 */
export function LoadingCover() {
  const { t } = useLingui()
  return (
    <div role="status" className="loading-cover fixed inset-0 z-40 flex items-start">
      <span className="sr-only">
        {t({ message: 'Loading', comment: 'Read to screen readers while a page loads' })}
      </span>
      <span className="loading-bar h-1 bg-primary-mark" />
    </div>
  )
}
