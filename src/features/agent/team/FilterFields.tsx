import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, X } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { useLanguage } from '#core/locale/language.ts'
import { readAmount } from '#lib/amounts.ts'
import { formatDays } from '#lib/periodFormats.ts'
import { daysOf } from '#lib/periods.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { LazyRangeDialog } from '#parts/records/LazyRangeDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FILTER_NAMES, countFilters, type TeamFilters } from './filters.ts'
import { ACTIVITY_NAMES, KIND_NAMES } from './messages.ts'
import { ACTIVITIES, MEMBER_KINDS, type Activity, type MemberKind } from './schema.ts'

interface Props {
  filters: TeamFilters
  onChange: (filters: TeamFilters) => void
  /**
   * True if the filters change at each typed digit of an amount, not only after the field is left.
   */
  eager?: boolean
}

/** Number of levels that the filter offers; deeper members are found through their uplines. */
const LEVELS = 10

/** Filters of the team's members: activity, kind, level, registration and balance. */
export function FilterFields({ filters, onChange, eager = false }: Props) {
  const { t } = useLingui()
  const set = (change: Partial<TeamFilters>) => onChange({ ...filters, ...change })
  const clear = () => {
    const left = { ...filters }
    for (const name of FILTER_NAMES) delete left[name]
    onChange(left)
  }
  return (
    <div className="grid min-w-0 gap-x-3 gap-y-4 sm:grid-cols-3">
      <SelectField
        label={t({
          message: 'Activity',
          comment: 'Heads the choice of members by when they last played',
        })}
        value={filters.activity ?? ''}
        items={[
          { value: '', label: t({ message: 'Any', context: 'activity of a member' }) },
          ...ACTIVITIES.map((each) => ({ value: each, label: t(ACTIVITY_NAMES[each]) })),
        ]}
        onChange={({ target }) => set({ activity: (target.value || undefined) as Activity })}
      />
      <SelectField
        label={t({ message: 'Type', context: 'agent or player' })}
        value={filters.kind ?? ''}
        items={[
          { value: '', label: t`Agents and players` },
          ...MEMBER_KINDS.map((each) => ({ value: each, label: t(KIND_NAMES[each]) })),
        ]}
        onChange={({ target }) => set({ kind: (target.value || undefined) as MemberKind })}
      />
      <SelectField
        label={t({ message: 'Level', context: 'below an agent' })}
        value={filters.level ?? ''}
        items={[
          { value: '', label: t({ message: 'All levels', context: 'below an agent' }) },
          { value: '1', label: t`1 (my direct downlines)` },
          ...Array.from({ length: LEVELS - 1 }, (_, index) => String(index + 2)).map((level) => ({
            value: level,
            label: level,
          })),
        ]}
        onChange={({ target }) => set({ level: target.value || undefined })}
      />
      <JoinedField {...{ filters, onChange }} />
      <AmountField
        label={t({ message: 'Balance from', comment: 'The least balance of the members to show' })}
        hint={t`Your direct downlines only`}
        value={filters.minBalance}
        eager={eager}
        onChange={(minBalance) => set({ minBalance })}
      />
      <AmountField
        label={t`Balance up to`}
        hint={t`Your direct downlines only`}
        value={filters.maxBalance}
        eager={eager}
        onChange={(maxBalance) => set({ maxBalance })}
      />
      {countFilters(filters) > 0 && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={clear}>
          <X aria-hidden="true" className="size-4" />
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  )
}

function AmountField({
  label,
  hint,
  value = '',
  eager,
  onChange,
}: {
  label: string
  hint: string
  value?: string | undefined
  eager: boolean
  onChange: (amount: string | undefined) => void
}) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const read = (text: string) => {
    const amount = readAmount(text, currency, locale)
    return typeof amount === 'string' ? undefined : amount.amount
  }
  const found = readAmount(typed, currency, locale)
  const fault = typed.trim() !== '' && typeof found === 'string' ? found : undefined
  if (known !== value) {
    // The filter was changed elsewhere, such as by the button that clears all filters.
    setKnown(value)
    if ((read(typed) ?? '') !== value) setTyped(value)
  }
  const settle = (text: string) => {
    const amount = read(text)
    if (amount !== (value || undefined)) onChange(amount)
  }
  return (
    <TextField
      label={label}
      hint={!fault && hint}
      error={fault && t(faultMessage('amount', { kind: fault }))}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      icon={<span className="text-label font-semibold">{currency}</span>}
      onChange={({ target }) => {
        setTyped(target.value)
        if (eager) settle(target.value)
      }}
      onBlur={() => settle(typed)}
      onKeyDown={({ key }) => key === 'Enter' && settle(typed)}
    />
  )
}

function JoinedField({ filters, onChange }: Omit<Props, 'eager'>) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const [choosing, setChoosing] = useState(false)
  const { joinedFrom: from, joinedTo: to } = filters
  const days = from && to && from <= to ? { from, to } : undefined
  const today = useToday()
  return (
    <Field
      label={t({ message: 'Registered', comment: 'Heads the days in which members registered' })}
      group
    >
      {(control) => (
        <div className="flex min-w-0 items-center gap-1">
          <button
            id={control.id}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            className="flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-control border border-border-strong px-4 text-start text-label"
          >
            <CalendarDays aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            <span className={`truncate ${days ? '' : 'text-muted'}`}>
              {days
                ? formatDays(days, locale)
                : t({
                    message: 'Any time',
                    comment: 'Choice of a filter: members who joined on any day',
                  })}
            </span>
          </button>
          {days && (
            <IconButton
              label={t`Any time`}
              onClick={() => onChange({ ...filters, joinedFrom: undefined, joinedTo: undefined })}
            >
              <X className="size-4.5" />
            </IconButton>
          )}
          {choosing && (
            <LazyRangeDialog
              days={days ?? daysOf({ preset: 'last30' }, today)}
              today={today}
              onChoose={(chosen) => {
                setChoosing(false)
                onChange({ ...filters, joinedFrom: chosen.from, joinedTo: chosen.to })
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
