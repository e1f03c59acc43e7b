import { Trans, useLingui } from '@lingui/react/macro'
import { Download, ExternalLink } from 'lucide-react'
import { use, useMemo, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { readPaymentPage } from '#core/navigation/destination.ts'
import { promptPayPayload, vietQrPayload } from './emvQr.ts'
import { formatMoney } from '#lib/money.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { drawQrPicture } from '#ui/drawQrPicture.ts'
import { QrCode } from '#ui/QrCode.tsx'
import { CopyRow } from './CopyRow.tsx'
import { OpenPlaceContext } from './DepositLink.tsx'
import type { Deposit, NextAction } from './schema.ts'

/** Tells the player how to pay, by the next step that the gateway names. */
export function PayInstructions({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { nextAction: next, amount } = deposit
  switch (next.kind) {
    case 'showQr':
      return (
        <>
          <Code value={promptPayPayload(next.target, amount)} label={t`PromptPay QR code`}>
            <Trans>
              Scan the QR code with your bank’s app, or take a screenshot of it. It can be paid only
              once.
            </Trans>
          </Code>
          <Rows>
            <Fact label={t({ message: 'Payee', comment: 'Label: who receives the payment' })}>
              {next.holder}
            </Fact>
            <AmountRow deposit={deposit} />
          </Rows>
        </>
      )
    case 'showAccount':
      return (
        <>
          {next.bin && (
            <Code
              value={vietQrPayload({
                bin: next.bin,
                account: next.number,
                amount: amount.replace(/\.0+$/, ''),
                purpose: next.reference,
              })}
              label={t({
                message: 'VietQR code',
                comment: 'Label of a picture: a code to pay with in Vietnam',
              })}
            >
              <Trans>
                Scan the QR code with your bank’s app, or take a screenshot of it. It can be paid
                only once.
              </Trans>
            </Code>
          )}
          <AccountRows account={next} deposit={deposit} />
          <p className="text-label text-pretty text-muted">
            <Trans>
              Transfer exactly this amount from an account in your own name. Changed your mind about
              the amount? Start a new deposit.
            </Trans>
          </p>
        </>
      )
    case 'showAddress':
      return (
        <>
          <Code value={next.address} label={t`QR code for the address`}>
            <Trans>
              Send only {{ asset: next.asset }}, and only over the {{ network: next.network }}{' '}
              network. Other coins, or another network, would be lost for good.
            </Trans>
          </Code>
          <Rows>
            <Fact label={t`Network`}>{next.network}</Fact>
            <CopyRow
              label={t({ message: 'Address', context: 'of a crypto wallet' })}
              value={next.address}
            >
              {next.address}
            </CopyRow>
            <CopyRow label={t`Amount to send`} value={next.assetAmount} strong>
              {formatMoney(next.assetAmount, locale, next.asset)}
            </CopyRow>
          </Rows>
        </>
      )
    case 'redirect':
      return <Redirect url={next.url} deposit={deposit} />
    default:
      return null
  }
}

interface AccountProps {
  account: Extract<NextAction, { kind: 'showAccount' }>
  deposit: Deposit
}

/** The account that the player transfers money to, with buttons that copy its details. */
export function AccountRows({ account, deposit }: AccountProps) {
  const { t } = useLingui()
  const { bank, number, holder, reference } = account
  return (
    <Rows>
      <Fact label={t({ message: 'Bank', comment: 'Label of a field' })}>{bank}</Fact>
      <CopyRow
        label={t({ message: 'Account number', comment: 'Label: number of a bank account' })}
        value={number}
        strong
      >
        {number.replace(/(\d{3,4})(?=\d{3})/g, '$1 ')}
      </CopyRow>
      <Fact label={t`Payee`}>{holder}</Fact>
      <AmountRow deposit={deposit} />
      <CopyRow label={t`Reference for the transfer`} value={reference}>
        {reference}
      </CopyRow>
    </Rows>
  )
}

function AmountRow({ deposit: { amount, currency } }: Pick<AccountProps, 'deposit'>) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <CopyRow label={t`Amount`} value={amount} strong>
      {formatMoney(amount, locale, currency)}
    </CopyRow>
  )
}

function Redirect({ url, deposit }: { url: string; deposit: Deposit }) {
  const brand = useBrand()
  const isOverGame = use(OpenPlaceContext) !== null
  const { methodName: name } = deposit
  // The button has a general name for card payments, because the name of a card method lists the
  // accepted cards.
  const isCard = deposit.kind === 'card'
  const href = readPaymentPage(url, brand, window.location.origin)
  if (href === null) {
    return (
      <FormAlert>
        <Trans>This payment page can’t be opened safely. Choose another payment method.</Trans>
      </FormAlert>
    )
  }
  return (
    <>
      <p className="text-body text-pretty">
        {isCard ? (
          <Trans>
            You pay on our payment provider’s page, then you’re brought back here automatically.
            Cards accepted: {name}
          </Trans>
        ) : (
          <Trans>You pay on {name}’s page, then you’re brought back here automatically.</Trans>
        )}
      </p>
      {isOverGame && (
        <FormAlert tone="info">
          <Trans>This closes the game. Finish your round first.</Trans>
        </FormAlert>
      )}
      <Button size="lg" block onClick={() => window.location.assign(href)}>
        {isCard ? (
          <Trans>Go to the payment page</Trans>
        ) : (
          <Trans comment="Button: opens the page of a payment provider">Go to {name}</Trans>
        )}
        <ExternalLink aria-hidden="true" className="size-4.5" />
      </Button>
    </>
  )
}

function Code({ value, label, children }: { value: string; label: string; children: ReactNode }) {
  // A bank's app on the same phone reads the code from the photos.
  const picture = useMemo(() => drawQrPicture(value), [value])
  return (
    <figure className="flex flex-col items-center gap-3">
      <QrCode value={value} label={label} size={240} />
      {picture && (
        <a
          href={picture}
          download="payment-code.png"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden="true" className="size-4" />
          <Trans>Save the picture</Trans>
        </a>
      )}
      <figcaption className="max-w-sm text-center text-label text-pretty text-muted">
        {children}
      </figcaption>
    </figure>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col divide-y divide-border card">{children}</div>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className="px-4 py-3">
    <dt className="text-caption text-muted">{label}</dt>
    <dd className="text-body font-semibold wrap-anywhere">{children}</dd>
  </dl>
)
