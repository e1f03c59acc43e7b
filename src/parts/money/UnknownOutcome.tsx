import { Trans, useLingui } from '@lingui/react/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { joinSentences } from '#lib/phrases.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { InPlaceOfForm } from './InPlaceOfForm.tsx'

interface Props {
  /** Why the answer to the request is missing. */
  error: GatewayError
  /** Called when the player wants to know the result. */
  onFindOut: () => void
}

/**
 * Replaces a form whose request was sent, while it is unknown whether the gateway carried the
 * request out.
 */
export function UnknownOutcome({ error, onFindOut }: Props) {
  const { t } = useLingui()
  return (
    <InPlaceOfForm>
      <FormAlert
        tone="warning"
        title={<Trans>We don’t know yet whether your last request was carried out</Trans>}
        action={
          <Button size="sm" variant="outline" onClick={onFindOut}>
            <Trans>Check the result</Trans>
          </Button>
        }
      >
        {joinSentences(
          t(gatewayErrorMessage(error)),
          t`Nothing is done twice. Please check the result before you send another request.`,
        )}
      </FormAlert>
    </InPlaceOfForm>
  )
}
