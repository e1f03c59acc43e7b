import { Trans, useLingui } from '@lingui/react/macro'
import { InPlaceOfForm } from '#parts/money/InPlaceOfForm.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { Contract } from './contractSchema.ts'
import { STATE_WORDS } from './messages.ts'

interface Props {
  /** What the offer is by now; undefined if it is not known which one it was. */
  offer: Contract | undefined
}

/** What became of an offer that was being decided on: the contract below does not look signed by it. */
export function OfferGone({ offer }: Props) {
  const { t } = useLingui()
  return (
    <InPlaceOfForm>
      {offer?.state === 'active' ? (
        <FormAlert tone="success" title={<Trans>The contract is signed.</Trans>} />
      ) : (
        <FormAlert tone="warning" title={<Trans>This offer isn’t open any more</Trans>}>
          {offer && t(STATE_WORDS[offer.state].own)}
        </FormAlert>
      )}
    </InPlaceOfForm>
  )
}
