import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'

/** Words for the reason why a payment failed. */
export interface ReasonWords {
  /** Short form of the reason for lists, such as "Bank is closed". */
  name: MessageDescriptor
  /** Explains the reason, and what the player can do next. */
  sentence: MessageDescriptor
  /** The remedy, if the page has no button for it: a link to another page, or customer service. */
  step?: { label: MessageDescriptor; to: string } | 'service'
}

/**
 * Explains why a payment failed, with a link to the remedy.
 *
 * @param words undefined if the gateway gives no reason, or an unknown one
 */
export function ReasonNote({ words }: { words: ReasonWords | undefined }) {
  const { t } = useLingui()
  if (!words) {
    return (
      <FormAlert tone="info" action={<ServiceButton variant="outline" />}>
        <Trans>Customer service can tell you why.</Trans>
      </FormAlert>
    )
  }
  const { name, sentence, step } = words
  const action =
    step === 'service' ? (
      <ServiceButton variant="outline" />
    ) : (
      step && (
        <Link to={step.to} className={buttonClass({ variant: 'soft' })}>
          {t(step.label)}
        </Link>
      )
    )
  return (
    <FormAlert tone="warning" title={t(name)} action={action}>
      {t(sentence)}
    </FormAlert>
  )
}
