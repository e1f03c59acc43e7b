import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { useFormField, type FormFieldProps } from '#parts/form/useFormField.ts'
import type { NamesOf } from '#parts/form/useGatewayForm.ts'
import { Chip } from '#ui/Chip.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Props<Fields> extends FormFieldProps<Fields, NamesOf<Fields, string>> {
  label: ReactNode
  currency: string
  /** Amounts that the player can choose with a tap, as decimal strings. */
  presets?: readonly string[]
  /** The whole balance, for a button that enters the balance as the amount. */
  all?: string | undefined
  /** The largest amount that the player may enter, if that is less than the whole balance. */
  most?: string | undefined
  hint?: ReactNode
}

/**
 * A form's field for an amount of money. The player types or pastes it in any notation, or chooses
 * it with a tap.
 */
export function FormAmountField<Fields>({
  form,
  name,
  label,
  currency,
  presets = [],
  all,
  most = all,
  hint,
}: Props<Fields>) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { field, error } = useFormField({ form, name, subject: 'amount' })
  const take = (amount: string) => {
    form.replace(name, amount)
    form.validate(name)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <TextField
        {...field}
        label={label}
        required
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        hint={!error && hint}
        error={error}
        icon={<span className="text-label font-semibold">{currency}</span>}
        end={
          most !== undefined && (
            <button
              type="button"
              onClick={() => take(most)}
              className="shrink-0 rounded-control px-4 text-label font-semibold text-primary-text hover:underline"
            >
              {most === all
                ? t({ message: 'All', context: 'amount of money' })
                : t({ message: 'Maximum', context: 'amount of money' })}
            </button>
          )
        }
      />
      {presets.length > 0 && (
        <div
          role="group"
          aria-label={t({
            message: 'Quick amounts',
            comment: 'Name of a row of buttons that fill in an amount',
          })}
          className="flex flex-wrap gap-2"
        >
          {presets.map((preset) => (
            <Chip key={preset} active={field.value === preset} onClick={() => take(preset)}>
              <span className="tabular-nums">{formatMoney(preset, locale, currency)}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
