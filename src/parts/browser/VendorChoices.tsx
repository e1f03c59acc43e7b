import { useLingui } from '@lingui/react/macro'
import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import type { Vendor } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { tidyText } from '#lib/tidyText.ts'

/** Most vendors that a sheet shows without a search box. */
const FEW_VENDORS = 6

interface Props {
  vendors: readonly Vendor[]
  chosen: string | undefined
  onChoose: (vendor: string | undefined) => void
  /**
   * True in a dialog with other choices. The search box then gets no focus when the dialog opens.
   */
  optional?: boolean
}

/** All vendors of a category as a list that can be searched. */
export function VendorChoices({ vendors, chosen, onChoose, optional = false }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const wanted = tidyText(text).toLocaleLowerCase()
  const found = vendors.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <>
      {vendors.length > FEW_VENDORS && (
        <label className="well flex h-control min-h-thumb shrink-0 items-center">
          <Search aria-hidden="true" className="ms-3.5 size-5 shrink-0 text-muted" />
          <input
            type="search"
            data-optional={optional || undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-label={t({ message: 'Search providers', comment: 'Label of a search field' })}
            placeholder={t`Search providers`}
            className="well-input min-w-0 flex-1 self-stretch bg-transparent px-3 text-body outline-none"
          />
        </label>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {!wanted && (
          <li>
            <Choice
              name={t({ message: 'All', context: 'all vendors' })}
              active={!chosen}
              onClick={() => onChoose(undefined)}
            />
          </li>
        )}
        {found.map((vendor) => (
          <li key={vendor.code}>
            <Choice
              name={vendor.name}
              vendor={vendor}
              active={chosen === vendor.code}
              onClick={() => onChoose(vendor.code)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="py-6 text-center text-label text-muted empty:hidden">
        {found.length === 0 && t`No providers found`}
      </p>
    </>
  )
}

interface ChoiceProps {
  name: string
  vendor?: Vendor
  active: boolean
  onClick: () => void
}

function Choice({ name, vendor, active, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={onClick}
      className="flex min-h-13 w-full min-w-0 items-center gap-2.5 rounded-control border border-border px-2.5 py-1.5 text-start text-label font-medium hover:bg-raised aria-pressed:border-primary-mark aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
    >
      {vendor && <VendorMark vendor={vendor} />}
      <span className="line-clamp-2 min-w-0 flex-1 leading-tight">{name}</span>
      {active && <Check className="size-4 shrink-0" aria-hidden="true" />}
    </button>
  )
}
