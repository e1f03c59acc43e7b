import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { StatusLabel, type StatusTone } from '#ui/StatusLabel.tsx'
import { MoneyRows, type MoneyRow } from './MoneyRows.tsx'

interface Props {
  /** What the payment is, such as "Deposit". */
  title: ReactNode
  /** Amount, formatted for the player's language. */
  amount: string
  /** Colour and icon of the payment's state. */
  tone: StatusTone
  /** Name of the payment's state in one or two words. */
  status: ReactNode
  /** Meaning of the payment's state, and what will happen next. */
  sentence: ReactNode
  /** Details such as the time, the fee and the reference. */
  rows: readonly MoneyRow[]
  /** Note above the details, such as the reason of a refusal. */
  note?: ReactNode
  /** Buttons for the actions that the player can take now. */
  children?: ReactNode
}

/** The receipt of a payment and its state, on a page with its own address that can be printed. */
export function Receipt({ title, amount, tone, status, sentence, rows, note, children }: Props) {
  const { t } = useLingui()
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col items-center gap-2 card px-4 py-6 text-center">
        <h2 className="text-label text-muted">{title}</h2>
        <p className="text-title font-bold tabular-nums wrap-anywhere">{amount}</p>
        <div role="status">
          <StatusLabel tone={tone}>{status}</StatusLabel>
        </div>
        <p className="max-w-prose text-label text-pretty">{sentence}</p>
      </header>
      {note}
      <MoneyRows rows={rows} />
      <div className="flex flex-col gap-3 print:hidden">
        {children}
        <Button variant="quiet" aria-label={t`Print this receipt`} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          <Trans comment="Button: prints a receipt">Print</Trans>
        </Button>
      </div>
    </article>
  )
}
