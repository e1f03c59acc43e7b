import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useLanguage } from '#core/locale/language.ts'
import { mostAt, type Tier } from '#rules/contractTiers.ts'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { formatRate } from '../rates.ts'
import { TermField } from './TermField.tsx'
import { emptyTier, MOST_TIERS, readAsked, type TermsEntry, type TierEntry } from './termsForm.ts'

interface Props {
  form: GatewayForm<TermsEntry>
  /** Texts of the tiers' fields, as the agent typed them. */
  entries: readonly TierEntry[]
  hasLoss: boolean
  own: readonly Tier[]
  currency: string
  errorOf: (at: string) => string | undefined
}

const PERCENT = <span className="flex items-center pe-4 text-label text-muted">%</span>

/**
 * Fields for an offer's tiers: the conditions and the rate of each, with the highest rate
 * allowed.
 */
export function TierFields({ form, entries, hasLoss, own, currency, errorOf }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tiers' })
  const money = <span className="flex items-center pe-4 text-caption text-muted">{currency}</span>
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ id }, index) => {
        const at = (field: string) => `tiers.${index}.${field}`
        const entry = entries[index]
        const asked = entry && readAsked(entry, { currency, locale })
        const most = asked && mostAt(own, { ...asked, rate: 0 })
        const place = index + 1
        return (
          <fieldset key={id} className="grid min-w-0 gap-4 card p-4 sm:grid-cols-2">
            <legend className="sr-only">
              <Trans comment="Heading of a step of a contract; a higher tier pays more">
                Tier {place}
              </Trans>
            </legend>
            <div className="flex items-center justify-between gap-3 sm:col-span-2">
              <p aria-hidden="true" className="text-label font-bold">
                <Trans>Tier {place}</Trans>
              </p>
              {fields.length > 1 && (
                <IconButton
                  label={t({
                    message: `Remove tier ${place}`,
                    comment: 'Button in the form of an offer',
                  })}
                  onClick={() => remove(index)}
                >
                  <Trash2 className="size-4.5" />
                </IconButton>
              )}
            </div>
            <TermField
              form={form}
              at={at('activeMembers')}
              label={t`Minimum active members`}
              inputMode="numeric"
              error={errorOf(at('activeMembers'))}
            />
            <TermField
              form={form}
              at={at('validBet')}
              label={t`Minimum valid bets`}
              end={money}
              error={errorOf(at('validBet'))}
            />
            {hasLoss && (
              <TermField
                form={form}
                at={at('loss')}
                label={t`Minimum team loss`}
                end={money}
                error={errorOf(at('loss'))}
              />
            )}
            <TermField
              form={form}
              at={at('rate')}
              label={t`Rate`}
              end={PERCENT}
              hint={
                most !== undefined && (
                  <Trans>
                    Your own contract allows {{ bound: formatRate(most, locale) }} here.
                  </Trans>
                )
              }
              error={errorOf(at('rate'))}
            />
          </fieldset>
        )
      })}
      {fields.length < MOST_TIERS && (
        <Button
          variant="outline"
          className="self-start max-sm:w-full"
          onClick={() => append({ ...(entries.at(-1) ?? emptyTier()), rate: '' })}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add a tier</Trans>
        </Button>
      )}
    </div>
  )
}
