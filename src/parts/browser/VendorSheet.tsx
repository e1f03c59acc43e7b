import { useLingui } from '@lingui/react/macro'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import type { Vendor } from '#parts/games/schema.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { VendorChoices } from './VendorChoices.tsx'

interface Props {
  vendors: readonly Vendor[]
  chosen: string | undefined
  onChoose: (vendor: string | undefined) => void
  onClose: () => void
}

/** All vendors of a category in a dialog, which closes after a choice. */
export function VendorSheet({ vendors, chosen, onChoose, onClose }: Props) {
  const { t } = useLingui()
  useStackedDialog('page', onClose)
  return (
    <Dialog wide title={t`Game providers`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex min-h-[60dvh] flex-col gap-3 pt-1 sm:min-h-96">
        <VendorChoices
          vendors={vendors}
          chosen={chosen}
          onChoose={(vendor) => {
            onChoose(vendor)
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
