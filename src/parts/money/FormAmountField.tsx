import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { countDecimals, readAmount } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { useFormField, type FormFieldProps } from '#parts/form/useFormField.ts'
import type { NamesOf } from '#parts/form/useGatewayForm.ts'
import { Chip } from '#ui/Chip.tsx'
import { TextField } from '#ui/TextField.tsx'
import { followTyping, showTyped, typedOf } from './typedAmount.ts'

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
 * it with a tap. Digits are grouped while they are typed, since ten times too much is the costliest
 * slip; other notations become the amount that was read when the player leaves the field.
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
  const value = String(field.value ?? '')
  const read = readAmount(value, currency, locale)
  const tidied = typeof read === 'object' ? typedOf(read.amount, locale) : undefined
  const take = (amount: string) => {
    form.replace(name, typedOf(amount, locale))
    form.validate(name)
  }
  const follow = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', data = null } = nativeEvent as Partial<InputEvent>
    const typing = { text: input.value, caret: input.selectionStart ?? 0, inputType, data }
    const typed = followTyping(typing, value, locale, countDecimals(currency) > 0)
    if (typed.shown !== input.value) {
      // React leaves the caret where it is if the field has the text already.
      input.value = typed.shown
      input.setSelectionRange(typed.caret, typed.caret)
    }
    field.onChange(typed.value)
  }
  const writeOut = () => {
    if (tidied !== undefined) form.replace(name, tidied)
    field.onBlur()
  }
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <TextField
        {...field}
        value={showTyped(value, locale)}
        onChange={follow}
        onBlur={writeOut}
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
            <Chip
              key={preset}
              active={tidied === typedOf(preset, locale)}
              onClick={() => take(preset)}
            >
              <span className="tabular-nums">{formatMoney(preset, locale, currency)}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
