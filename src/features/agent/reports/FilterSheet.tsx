import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  /** Number of filters that are set in the report. */
  active: number
  onClear: () => void
  children: ReactNode
}

/** The filters of a report: a row on wide screens, a sheet on phones. */
export function FilterSheet({ active, onClear, children }: Props) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const [open, setOpen] = useState(false)
  const clear = active > 0 && (
    <Button variant="quiet" onClick={onClear}>
      <Trans>Clear filters</Trans>
    </Button>
  )
  if (isWide) {
    return (
      <section
        aria-label={t`Filters`}
        className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] items-start gap-3 print:hidden"
      >
        {children}
        {clear && <div className="self-end">{clear}</div>}
      </section>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {active === 0 ? (
          <Trans>Filters</Trans>
        ) : (
          <Plural value={active} one="# filter" other="# filters" />
        )}
      </Button>
      {clear}
      {open && (
        <Dialog
          title={t`Filters`}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
          footer={
            <Button block onClick={() => setOpen(false)}>
              <Trans>Show the rows</Trans>
            </Button>
          }
        >
          <div className="flex flex-col gap-4">{children}</div>
        </Dialog>
      )}
    </div>
  )
}
