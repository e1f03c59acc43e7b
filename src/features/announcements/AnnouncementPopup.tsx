import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import type { Announcement } from '#core/system/announcements/api.ts'
import { usePagerLabels } from './usePagerLabels.ts'

interface Props {
  announcements: readonly Announcement[]
  onClose: () => void
}

/** The public announcements (docs/product.md §2.4), one at a time. */
export function AnnouncementPopup({ announcements, onClose }: Props) {
  const { t } = useLingui()
  const { artwork } = useBrand()
  const labels = usePagerLabels(t`Announcements`)
  const rules = useHtmlRules(onClose)
  useStackedDialog('announcements', onClose)
  const [page, setPage] = useState(1)
  const pageCount = announcements.length
  // After a change of language there may be fewer announcements, so the page number may be too
  // high.
  const shown = announcements[Math.min(page, pageCount) - 1]
  if (!shown) return null
  return (
    <Dialog
      title={shown.title}
      closeLabel={t`Close`}
      onClose={onClose}
      unasked
      banner={<img src={artwork.banner} alt="" className="size-full object-cover" />}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Pager page={page} pageCount={pageCount} onPage={setPage} labels={labels} />
          <Button
            className="min-w-32 flex-1"
            onClick={page < pageCount ? () => setPage(page + 1) : onClose}
          >
            {page < pageCount ? (
              <Trans comment="Button: to the next announcement">Next</Trans>
            ) : (
              <Trans comment="Button: closes an announcement that was read">Got it</Trans>
            )}
          </Button>
        </div>
      }
    >
      <div aria-live="polite">
        <SanitizedHtml key={shown.id} html={shown.content} {...rules} />
      </div>
    </Dialog>
  )
}
