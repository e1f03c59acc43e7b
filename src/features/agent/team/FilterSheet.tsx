import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FilterFields } from './FilterFields.tsx'
import type { TeamFilters } from './filters.ts'

interface Props {
  filters: TeamFilters
  onChoose: (filters: TeamFilters) => void
  onClose: () => void
}

/** The team's filters on phones. The list is fetched only after the agent has set all of them. */
export function FilterSheet({ filters, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(filters)
  useStackedDialog('page', onClose)
  return (
    <Dialog
      title={t({ message: 'Filters', comment: 'Button and title: what a list shows' })}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button size="lg" block onClick={() => onChoose(draft)}>
          <Trans comment="Button: closes the filters and shows the list">Show members</Trans>
        </Button>
      }
    >
      <FilterFields filters={draft} onChange={setDraft} eager />
    </Dialog>
  )
}
