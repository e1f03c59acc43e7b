import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { joinSentences } from '#lib/phrases.ts'
import type { Side } from './contractSchema.ts'
import { ActionStep } from './ActionStep.tsx'
import { type Ending, useEndWords } from './useEndWords.ts'
import { useTermsWords } from './useTermsWords.ts'

interface Props extends Ending {
  step: 'end' | 'agree' | 'keep'
  side: Side
  /** Name of the other party of the contract; if left out, the house. */
  other: ReactNode
  currency: string
  onDone: (message: MessageDescriptor) => void
  onBack: () => void
}

/**
 * The review step before the agent requests the end of a contract, cancels this request, agrees to
 * the end or refuses it.
 */
export function EndStep({ step, side, other, currency, onDone, onBack, ...ending }: Props) {
  const { contract } = ending
  const { t } = useLingui()
  const words = useTermsWords(currency)
  const endWords = useEndWords(ending)
  const rows = [
    {
      label:
        side === 'downline'
          ? t({ message: 'Paid by', context: 'who pays' })
          : t({ message: 'Paid to', comment: 'Who gets the last settlement of a contract' }),
      value: other ?? t({ message: 'The house', context: 'who gives a contract' }),
    },
    { label: t`Pays up to`, value: words.top(contract.terms), strong: true },
  ]
  const shared = { contract, currency, rows, onBack }
  if (step === 'end') {
    return (
      <ActionStep
        {...shared}
        title={<Trans>Ask to end this contract</Trans>}
        notes={joinSentences(
          t`It stays in force until the other side agrees. You can cancel the request.`,
          endWords.onceAgreed(),
        )}
        action={<Trans>Ask to end it</Trans>}
        tone="danger"
        actionOf={() => ({ action: 'requestTermination', contractId: contract.id })}
        onDone={() => onDone(msg`The other side has been asked to agree to end it.`)}
      />
    )
  }
  if (step === 'keep') {
    const isOwnRequest = contract.terminationAskedBy === side
    return (
      <ActionStep
        {...shared}
        {...(isOwnRequest
          ? {
              title: <Trans>Cancel your request to end it</Trans>,
              notes: <Trans>The contract continues as signed.</Trans>,
              action: <Trans>Cancel the request</Trans>,
            }
          : {
              title: <Trans>Keep this contract</Trans>,
              notes: (
                <Trans>
                  The request to end it is rejected, and the contract continues as signed.
                </Trans>
              ),
              action: <Trans>Keep it in force</Trans>,
            })}
        actionOf={() => ({
          action: 'answerTermination',
          contractId: contract.id,
          agrees: false,
          ends: { count: 0, digest: '' },
        })}
        onDone={() =>
          onDone(isOwnRequest ? msg`Your request is canceled.` : msg`The contract stays in force.`)
        }
      />
    )
  }
  return (
    <ActionStep
      {...shared}
      title={<Trans>Agree to end this contract</Trans>}
      notes={endWords.atOnce()}
      action={<Trans>End the contract</Trans>}
      tone="danger"
      endsOthers
      actionOf={(ends) => ({
        action: 'answerTermination',
        contractId: contract.id,
        agrees: true,
        ends,
      })}
      onDone={() => onDone(msg`The contract has ended.`)}
    />
  )
}
