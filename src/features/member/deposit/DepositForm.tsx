import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Big } from 'big.js'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useBrand } from '#core/brand/brand.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useLanguage } from '#core/locale/language.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { isWaiting, useOperation } from '#core/operations/useOperation.ts'
import { paths } from '#core/navigation/paths.ts'
import { mark } from '#core/platform/mark.ts'
import { countDecimals, readAmount } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPercent } from '#lib/percents.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { makeAmountSchema } from '#parts/money/amountSchema.ts'
import { FormAmountField } from '#parts/money/FormAmountField.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { addDeposit, getDeposit, DepositRequestSchema, type DepositRequest } from './api.ts'
import { BonusChoice } from './BonusChoice.tsx'
import { DepositLink, useOpenPlace } from './DepositLink.tsx'
import { depositMessage, METHOD_NAMES, NOT_OFFERED } from './messages.ts'
import { formPlace, startPlace } from './places.ts'
import { methodsQuery } from './queries.ts'
import { RadioCards } from './RadioCards.tsx'
import type { BonusOffer, Method } from './schema.ts'
import { bonusFor } from './useBonusWords.ts'

/**
 * Draft with the entered amount, which all payment methods share. The bonus is kept in the address
 * instead, and a voucher code is secret.
 */
const depositDraftAtom = makeTabDraft('deposit:v1', v.object({ amount: v.string() }))

/** The deposit form of one payment method. */
export function DepositForm({ methodId, bonusId }: { methodId: string; bonusId: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(methodsQuery)
  const openPlace = useOpenPlace()
  const queryClient = useQueryClient()
  const notify = useSetAtom(noticeAtom)
  const { send, state, findOut } = useOperation({
    kind: 'deposit',
    schema: DepositRequestSchema,
    call: addDeposit,
    find: { by: (intentKey) => getDeposit({ intentKey }), notMade: 'deposit_unknown' },
    onMade: ({ id }, { isHere }) => {
      mark('funnel', { step: 'deposit begun' })
      refreshTagged(queryClient, 'promotions')
      if (isHere) openPlace(id)
      else
        notify({ message: msg`Your deposit request was sent.`, see: paths.member('depositv2', id) })
    },
  })
  if (state.kind === 'unknown') return <UnknownOutcome onFindOut={findOut} />
  if (isWaiting(state, true)) return <Skeleton className="h-72 rounded-panel" />
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-panel" />
    )
  }
  const method = data.methods.find(({ id }) => id === methodId)
  const bonus = data.bonuses.find(({ id }) => id === bonusId)
  return (
    <div className="flex max-w-form flex-col gap-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{method && t(METHOD_NAMES[method.kind])}</h2>
        <DepositLink
          place={startPlace(bonus?.id ?? '')}
          className="inline-flex min-h-thumb items-center rounded-control px-2 text-label text-primary-text hover:underline"
        >
          <Trans>Pay another way</Trans>
        </DepositLink>
      </div>
      {method && !method.maintenance ? (
        <>
          {bonusId && !bonus && <FormAlert tone="info">{t(NOT_OFFERED)}</FormAlert>}
          <Fields
            // Another method has other fields, such as none for the amount.
            key={method.id}
            method={method}
            bonuses={data.bonuses}
            send={async (request) => void (await send(request))}
            chosen={bonus?.id ?? ''}
          />
        </>
      ) : (
        <p className="text-body text-pretty">
          <Trans>This payment method isn’t available right now. Choose another one.</Trans>
        </p>
      )}
    </div>
  )
}

function Fields({
  method,
  bonuses,
  send,
  chosen,
}: {
  method: Method
  bonuses: readonly BonusOffer[]
  /** Sends the deposit request. Rejects with `GatewayError`. */
  send: (request: DepositRequest) => Promise<void>
  /** Id of the bonus that the address names; empty if it names none. */
  chosen: string
}) {
  const { t } = useLingui()
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const openPlace = useOpenPlace()
  // The chosen bonus is kept in state too, because the address changes too late for the pressed
  // button to show it at once.
  const [bonusId, setBonusId] = useState(chosen)
  const bonus = bonuses.find(({ id }) => id === bonusId)
  const { id: methodId, kind, min, max, presets, networks } = method
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const percent = formatPercent(bonus?.percent ?? 0, locale)
  const isVoucher = kind === 'voucher'

  const form = useGatewayForm({
    schema: v.object({
      amount: isVoucher
        ? v.string()
        : v.pipe(
            makeAmountSchema({
              currency,
              locale,
              // Of the minimum amounts of the method and of the bonus, only the higher one applies;
              // a higher minimum of the bonus is checked below.
              min: bonus && new Big(bonus.least).gt(min) ? undefined : min,
              max,
              write,
            }),
            v.check(
              (amount) => !bonus || new Big(amount).gte(bonus.least),
              writeFault({ kind: 'amountTooLowForBonus', text: bonus && write(bonus.least) }),
            ),
          ),
      network: v.string(),
      voucher: isVoucher ? v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED)) : v.string(),
    }),
    draft: isVoucher ? undefined : depositDraftAtom,
    defaults: { amount: '', network: networks[0]?.code ?? '', voucher: '' },
    words: depositMessage,
    submit: ({ amount, network, voucher }) =>
      send({
        methodId,
        ...(isVoucher ? { voucher } : { amount, ...(bonus && { bonusId: bonus.id }) }),
        ...(network && { network }),
      }),
  })
  const [typed, network] = useWatch({
    control: form.control,
    name: ['amount', 'network'],
  }) as [string, string]
  const read = readAmount(typed, currency, locale)
  const amount = typeof read === 'object' ? read.amount : undefined

  const validateAmount = useEffectEvent(() => {
    if (typed !== '') form.validate('amount')
  })
  const validatedFor = useRef<string>(undefined)
  useEffect(() => {
    if (validatedFor.current === bonus?.id) return
    validatedFor.current = bonus?.id
    validateAmount()
  }, [bonus?.id])

  return (
    <Form form={form} gap={5} action={<Action amount={amount} write={write} />}>
      {isVoucher && bonus && (
        <FormAlert tone="info">
          <Trans>Vouchers don’t earn a bonus. To get your {percent} bonus, pay another way.</Trans>
        </FormAlert>
      )}
      {isVoucher ? (
        <FormTextField
          form={form}
          name="voucher"
          label={t({ message: 'Voucher code', comment: 'Field: the code of a prepaid voucher' })}
          required
          autoComplete="off"
          autoCapitalize="characters"
        />
      ) : (
        <FormAmountField
          form={form}
          name="amount"
          label={t`Amount`}
          currency={currency}
          presets={presets}
          hint={t({
            message: `From ${{ lowest: write(min) }} to ${{ highest: write(max) }}`,
            comment: 'Hint of a field: amounts that can be entered',
          })}
        />
      )}
      {networks.length > 0 && (
        <RadioCards
          label={t({ message: 'Network', comment: 'Field: the network of a cryptocurrency' })}
          value={network}
          onChange={(value) => form.replace('network', value)}
          choices={networks.map(({ code, name, confirmations }) => ({
            value: code,
            title: name,
            note: t`${plural(confirmations, { one: '# confirmation', other: '# confirmations' })}`,
          }))}
        />
      )}
      {bonuses.length > 0 && !isVoucher && (
        <BonusChoice
          bonuses={bonuses}
          currency={currency}
          amount={amount}
          value={bonus?.id ?? ''}
          onChange={(value) => {
            setBonusId(value)
            openPlace(formPlace(methodId, value), true)
          }}
        />
      )}
      {amount !== undefined && <Summary {...{ method, amount, bonus, write }} />}
    </Form>
  )
}

function Action({ amount, write }: { amount: string | undefined; write: (a: string) => string }) {
  if (amount === undefined) return <Trans>Deposit</Trans>
  return <Trans comment="Button: pays this amount in">Deposit {{ amount: write(amount) }}</Trans>
}

function Summary({
  method: { feePercent },
  amount,
  bonus,
  write,
}: {
  method: Method
  amount: string
  bonus: BonusOffer | undefined
  write: (amount: string) => string
}) {
  const { currency } = useBrand()
  const fee = new Big(amount)
    .times(feePercent)
    .div(100)
    .round(countDecimals(currency), Big.roundDown)
  const isEnough = bonus && new Big(amount).gte(bonus.least)
  const added = isEnough ? bonusFor(bonus, amount, currency) : new Big(0)
  if (fee.eq(0) && added.eq(0)) return null
  return (
    <MoneyRows
      rows={[
        {
          label: <Trans comment="Label: the amount with the fee">You pay</Trans>,
          value: write(amount),
        },
        ...(fee.eq(0)
          ? []
          : [
              {
                label: <Trans comment="Label: what a payment costs">Fee</Trans>,
                value: write(fee.toFixed()),
              },
            ]),
        ...(added.eq(0) ? [] : [{ label: <Trans>Bonus</Trans>, value: write(added.toFixed()) }]),
        {
          label: <Trans>Added to your balance</Trans>,
          value: write(new Big(amount).minus(fee).plus(added).toFixed()),
          strong: true,
        },
      ]}
    />
  )
}
