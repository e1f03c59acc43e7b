import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { InPlaceOfForm } from './InPlaceOfForm.tsx'

interface Props {
  /** Called when the player wants to know the result. */
  onFindOut: () => void
}

/**
 * Replaces a form whose request was sent, while it is unknown whether the gateway carried the
 * request out. It does not say why no answer came: the words for that ask to try again, and here
 * only the result may be asked for.
 */
export function UnknownOutcome({ onFindOut }: Props) {
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
        <Trans>
          Nothing is done twice. Please check the result before you send another request.
        </Trans>
      </FormAlert>
    </InPlaceOfForm>
  )
}
