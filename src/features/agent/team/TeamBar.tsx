import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { formatDays } from '#lib/periodFormats.ts'
import { PRESETS, type Preset } from '#lib/periods.ts'
import { tidyText } from '#lib/tidyText.ts'
import { PRESET_NAMES } from '#parts/records/messages.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { countFilters } from './filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { useTeamState } from './useTeamState.ts'

/** Milliseconds without typing after which the team is searched. */
const PAUSE_MS = 300

/** Searches members by name, id and filters, and sets the period of their turnover. */
export function TeamBar() {
  const isWide = useIsWide()
  const { filters, chooseFilters } = useTeamState()
  const active = countFilters(filters)
  const [open, setOpen] = useState(isWide && active > 0)
  return (
    <section className="flex min-w-0 flex-col gap-3 print:hidden">
      <div className="grid min-w-0 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <SearchField />
        <div className="flex flex-wrap items-end gap-3 sm:contents">
          <PeriodField />
          <Button variant="outline" size="lg" aria-expanded={open} onClick={() => setOpen(!open)}>
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {active === 0 ? (
              <Trans>Filters</Trans>
            ) : (
              <Plural value={active} one="# filter" other="# filters" />
            )}
          </Button>
        </div>
      </div>
      {open &&
        (isWide ? (
          <div className="card p-4">
            <FilterFields filters={filters} onChange={chooseFilters} />
          </div>
        ) : (
          <FilterSheet
            filters={filters}
            onChoose={(chosen) => {
              setOpen(false)
              chooseFilters(chosen)
            }}
            onClose={() => setOpen(false)}
          />
        ))}
    </section>
  )
}

function SearchField() {
  const { t } = useLingui()
  const { filters, replaceFilters } = useTeamState()
  const text = filters.text ?? ''
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    // The search text was changed elsewhere, such as by the back button.
    setKnown(text)
    if (tidyText(typed) !== text) setTyped(text)
  }
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== text) replaceFilters({ ...filters, text: wanted || undefined })
  })
  useEffect(() => {
    const timer = setTimeout(() => search(tidyText(typed).slice(0, 64)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={t`Find a member`}
      type="search"
      value={typed}
      placeholder={t`Name or ID`}
      autoComplete="off"
      enterKeyHint="search"
      icon={<Search />}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && search(tidyText(typed).slice(0, 64))}
      end={
        typed && (
          <IconButton label={t`Clear the search`} onClick={() => setTyped('')}>
            <X className="size-4.5" />
          </IconButton>
        )
      }
    />
  )
}

const OWN_DAYS = 'days'

function PeriodField() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { period, days, choosePeriod } = useTeamState()
  const preset = 'preset' in period ? period.preset : undefined
  return (
    <SelectField
      className="min-w-32 flex-1"
      label={t({ message: 'Valid bets', context: 'names the period of a sum' })}
      value={preset ?? OWN_DAYS}
      items={[
        ...(preset ? [] : [{ value: OWN_DAYS, label: formatDays(days, locale) }]),
        ...PRESETS.map((each) => ({ value: each, label: t(PRESET_NAMES[each]) })),
      ]}
      onChange={({ target }) => choosePeriod({ preset: target.value as Preset })}
    />
  )
}
