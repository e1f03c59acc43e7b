import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid } from 'lucide-react'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Vendor } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { FEW_VENDORS } from './VendorChoices.tsx'
import { VendorSheet } from './VendorSheet.tsx'

interface Props {
  vendors: readonly Vendor[]
  chosen: string | undefined
  onChoose: (vendor: string | undefined) => void
}

/** The vendors of a category in one row, with a button that opens all of them in a sheet. */
export function VendorPicker({ vendors, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = row.current
    const index = vendors.findIndex(({ code }) => code === chosen) + 1
    const chip = element?.children[index]
    if (!element || !(chip instanceof HTMLElement)) return
    const middle = chip.offsetLeft - (element.clientWidth - chip.offsetWidth) / 2
    element.scrollTo({ left: middle, behavior: 'instant' })
  }, [vendors, chosen])
  return (
    <div className="-mx-4 flex items-center lg:mx-0">
      <div
        ref={row}
        role="group"
        aria-label={t`Game providers`}
        className="scroll-row relative flex min-w-0 flex-1 gap-2 px-4 lg:px-0"
      >
        <Chip active={!chosen} onClick={() => onChoose(undefined)}>
          <Trans context="all vendors">All</Trans>
        </Chip>
        {vendors.map((vendor) => (
          <Chip
            key={vendor.code}
            active={chosen === vendor.code}
            onClick={() => onChoose(vendor.code)}
            icon={<VendorMark vendor={vendor} size="sm" />}
          >
            {vendor.name}
          </Chip>
        ))}
      </div>
      {vendors.length > FEW_VENDORS && (
        <IconButton
          label={t`All game providers`}
          // The sheet opens in a React transition, because drawing many vendors would delay the
          // response to the press.
          onClick={() => startTransition(() => setOpen(true))}
          className="mx-1.5 bg-raised"
        >
          <LayoutGrid className="size-5" />
        </IconButton>
      )}
      {open && (
        <VendorSheet
          vendors={vendors}
          chosen={chosen}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
