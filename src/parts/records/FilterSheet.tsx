import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  /** Number of filters that are set in the record. */
  active: number
  onClear: () => void
  /** Content of the sheet below the filters; only phones show it. */
  more?: ReactNode
  children: ReactNode
}

/** The filters of a record: a row on wide screens, a sheet on phones. */
export function FilterSheet({ active, onClear, more, children }: Props) {
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
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-thumb shrink-0 items-center gap-2 rounded-pill border px-3 text-label font-semibold whitespace-nowrap ${active > 0 ? 'border-primary-text text-primary-text' : 'border-border-strong'}`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4 text-muted" />
        {active === 0 ? (
          <Trans>Filters</Trans>
        ) : (
          <Plural value={active} one="# filter" other="# filters" />
        )}
      </button>
      {open && (
        <Dialog
          title={t`Filters`}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
          footer={
            <div className="flex gap-2 tight:flex-wrap">
              {clear}
              <Button block onClick={() => setOpen(false)}>
                <Trans comment="Button: closes the filters of a list">Show results</Trans>
              </Button>
            </div>
          }
        >
          <div className="flex flex-col gap-4">
            {children}
            {more}
          </div>
        </Dialog>
      )}
    </>
  )
}
