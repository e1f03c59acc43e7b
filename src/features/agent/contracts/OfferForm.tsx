import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useStore } from 'jotai'
import { useFormState, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormCheckbox } from '#parts/form/FormCheckbox.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import type { DownlineContract } from './api.ts'
import { contractMessage, PERIOD_NAMES } from './messages.ts'
import { PreviewCard } from './PreviewCard.tsx'
import { DIVIDEND_PERIODS, type ContractKind, type Terms } from './schema.ts'
import { TermField } from './TermField.tsx'
import { readTerms, type TermsBounds, type TermsEntry } from './termsForm.ts'
import { TermsView } from './TermsView.tsx'
import { TierFields } from './TierFields.tsx'
import { useFaultWords } from './useFaultWords.ts'
import { usePartyWords } from './usePartyWords.ts'
import { useTermsWords } from './useTermsWords.ts'

interface Props {
  kind: ContractKind
  deal: DownlineContract
  own: Terms
  /** Values that the form starts with if there is no draft. */
  entry: TermsEntry
  draft: DraftAtom<Partial<TermsEntry>>
  /** Why the gateway refused the offer; null if it did not. */
  refusal: GatewayError | null
  onRead: () => void
  onBack: () => void
}

/** The form of an offer. Errors and bounds show at each field while the agent types. */
export function OfferForm({
  kind,
  deal,
  own,
  entry: begun,
  draft,
  refusal,
  onRead,
  onBack,
}: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const store = useStore()
  const { currency, member, current } = deal
  const bounds = { own, currency, locale }
  const words = useTermsWords(currency)
  const faultWords = useFaultWords(currency)
  const form = useGatewayForm<TermsEntry, Terms, Partial<TermsEntry>>({
    schema: makeSchema(kind, bounds),
    defaults: begun,
    draft,
    keepsDraft: true,
    words: contractMessage,
    earlier: refusal,
    submit: async (_, signal) => {
      signal.throwIfAborted()
      // The terms are stored as a draft even if the agent never changed them, because the review
      // step reads the draft.
      store.set(draft, entry)
      onRead()
    },
  })
  const entry = useWatch({ control: form.control }) as TermsEntry
  const { submitCount } = useFormState({ control: form.control })
  const { terms, faults = [] } = readTerms(kind, entry, bounds)
  const errorOf = (at: string): string | undefined => {
    const found = faults.find((one) => one.at === at)
    // An empty field shows no error before the agent has tried to send the form.
    return found && (found.fault !== 'empty' || submitCount > 0) ? faultWords(found) : undefined
  }
  const name = usePartyWords()(member)
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <h2 className="text-heading font-bold text-balance wrap-anywhere normal-case!">
          {current ? <Trans>New terms for {name}</Trans> : <Trans>A contract for {name}</Trans>}
        </h2>
        <Form
          form={form}
          gap={5}
          action={<Trans comment="Button: to the next step of a form">Continue</Trans>}
        >
          {kind === 'dividend' && (
            <DividendFields {...{ form, entry, own, errorOf }} allows={words} />
          )}
          {own.kind === 'realtimeSalary' ? (
            <>
              {(['profitRate', 'lossRate'] as const).map((at) => (
                <TermField
                  key={at}
                  form={form}
                  at={at}
                  label={at === 'profitRate' ? t`Rate on won bets` : t`Rate on lost bets`}
                  end={<span className="flex items-center pe-4 text-label text-muted">%</span>}
                  hint={
                    <Trans>Your own contract allows {{ bound: words.rate(own[at]) }} here.</Trans>
                  }
                  error={errorOf(at)}
                />
              ))}
              <TermField
                form={form}
                at="singleBet"
                label={t`Smallest bet that counts`}
                end={
                  <span className="flex items-center pe-4 text-caption text-muted">{currency}</span>
                }
                hint={
                  <Trans>In your own contract: {{ allowed: words.money(own.singleBet) }}.</Trans>
                }
                error={errorOf('singleBet')}
              />
            </>
          ) : (
            <TierFields
              form={form}
              entries={entry.tiers}
              hasLoss={kind === 'dividend'}
              own={own.tiers}
              currency={currency}
              errorOf={errorOf}
            />
          )}
        </Form>
        <Button variant="quiet" block onClick={onBack}>
          <Trans comment="Button: leaves a form without saving">Cancel</Trans>
        </Button>
      </div>
      <aside className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-24">
        <PreviewCard
          kind={kind}
          downlineId={member.id}
          terms={terms}
          current={current?.terms ?? undefined}
        />
        <details className="group card">
          <summary className="flex min-h-thumb cursor-pointer list-none items-center gap-3 rounded-panel px-4 py-3 text-label font-semibold -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1">
              <Trans>Your own contract, which limits this one</Trans>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform duration-quick group-open:rotate-180"
            />
          </summary>
          <div className="px-4 pt-1 pb-4">
            <TermsView terms={own} currency={currency} />
          </div>
        </details>
      </aside>
    </div>
  )
}

interface DividendProps {
  form: ReturnType<typeof useGatewayForm<TermsEntry, Terms, Partial<TermsEntry>>>
  entry: TermsEntry
  own: Terms
  errorOf: (at: string) => string | undefined
  allows: ReturnType<typeof useTermsWords>
}

function DividendFields({ form, entry, own, errorOf, allows }: DividendProps) {
  const { t } = useLingui()
  if (own.kind !== 'dividend') return null
  const carryFault = errorOf('carryOver')
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      <SelectField
        label={t({
          message: 'Settled',
          comment: 'Heads the choice how often a contract is settled, such as monthly',
        })}
        required
        value={entry.period}
        onChange={(event) => form.replace('period', event.currentTarget.value)}
        items={DIVIDEND_PERIODS.map((value) => ({ value, label: t(PERIOD_NAMES[value]) }))}
        error={errorOf('period')}
      />
      <TermField
        form={form}
        at="costRatio"
        label={t`Bonuses and rebates deducted from the base`}
        inputMode="numeric"
        end={<span className="flex items-center pe-4 text-label text-muted">%</span>}
        hint={<Trans>In your own contract: {{ allowed: allows.share(own.costRatio) }}.</Trans>}
        error={errorOf('costRatio')}
      />
      <TermField
        form={form}
        at="minBetDays"
        label={t`Days with bets that make a member active`}
        inputMode="numeric"
        hint={<Trans>In your own contract: {{ allowed: own.minBetDays }}.</Trans>}
        error={errorOf('minBetDays')}
      />
      <div className="flex flex-col justify-center">
        <FormCheckbox
          form={form}
          name="carryOver"
          label={t`A loss is carried over to the next period`}
        />
        {carryFault && <p className="text-label text-danger-text">{carryFault}</p>}
      </div>
    </div>
  )
}

/** Schema of the offer's form, which turns texts into terms and puts each error at its field. */
const makeSchema = (kind: ContractKind, bounds: TermsBounds) =>
  v.pipe(
    v.custom<TermsEntry>((value) => typeof value === 'object' && value !== null),
    v.rawTransform<TermsEntry, Terms>(({ dataset, addIssue, NEVER }) => {
      const { terms, faults } = readTerms(kind, dataset.value, bounds)
      if (terms) return terms
      for (const { at } of faults) {
        const [key = at] = at.split('.')
        addIssue({
          message: REQUIRED,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: null }],
        })
      }
      return NEVER
    }),
  )
