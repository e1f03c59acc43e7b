import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { browse, countFilters, type BrowserAction } from './browserState.ts'
import type { FilterProps } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FoundGames } from './FoundGames.tsx'
import { KindChips } from './KindChips.tsx'
import { sourceOf } from './sourceOf.ts'
import { useGamePageQuery } from './useGamePageQuery.ts'
import { VendorChoices } from './VendorChoices.tsx'

/** A sheet with all filters of a category, which are chosen together and applied at once. */
export function FilterSheet({ state, lane, go, onClose }: FilterProps & { onClose: () => void }) {
  const { t } = useLingui()
  useStackedDialog('page', onClose)
  const [draft, setDraft] = useState(state)
  const choose = (action: BrowserAction) => setDraft(browse(draft, action))
  // Fetches the list for the filters that are chosen so far, so that its first games are there when
  // the sheet closes.
  const { data, isPlaceholderData, isFetching } = useQuery(useGamePageQuery(sourceOf(draft), 1))
  const found = isPlaceholderData ? undefined : data?.totalCount
  return (
    <Dialog
      title={t`Filters`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="flex gap-3 tight:flex-wrap">
          <Button
            variant="outline"
            disabled={countFilters(draft) === 0}
            onClick={() => choose({ type: 'filter', filter: 'ALL' })}
            className="min-h-thumb"
          >
            <Trans context="filters">Clear all</Trans>
          </Button>
          <Button
            aria-busy={isFetching}
            onClick={() => {
              startTransition(onClose)
              go({ ...draft, type: 'narrow' })
            }}
            className="min-h-thumb min-w-0 flex-1"
          >
            {found === undefined
              ? t({
                  message: 'Show games',
                  comment: 'Button: closes the filters and shows the list',
                })
              : t`${plural(found, { one: 'Show # game', other: 'Show # games' })}`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        <FoundGames source={sourceOf(draft)} />
        <FilterChips
          chosen={draft.filter}
          onChoose={(filter) => setDraft({ ...draft, filter, search: '', page: 1 })}
        />
        {lane && (
          <KindChips
            lane={lane}
            vendor={draft.vendor}
            chosen={draft.classify}
            onChoose={(classify) => choose({ type: 'classify', classify })}
            className="-mx-2.5"
          />
        )}
        {lane && lane.vendors.length > 1 && (
          <section aria-labelledby="filter-vendors" className="flex flex-col gap-2">
            <h3 id="filter-vendors" className="text-label font-semibold">
              <Trans>Game providers</Trans>
            </h3>
            <VendorChoices
              optional
              vendors={lane.vendors}
              chosen={draft.vendor}
              onChoose={(vendor) => choose({ type: 'vendor', vendor })}
            />
          </section>
        )}
      </div>
    </Dialog>
  )
}
