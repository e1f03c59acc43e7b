import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageContext } from '#core/locale/pageContext.ts'
import { InPlaceOfForm } from '#parts/money/InPlaceOfForm.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import type { Contract } from './contractSchema.ts'
import { STATE_WORDS } from './messages.ts'
import { contractHistoryQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'

interface Props {
  kind: ContractKind
  /** Id of the offer that no longer waits; undefined if the id is not known. */
  id: string | undefined
  /**
   * The contract in force; null if there is none. The agent may have signed the gone offer to get
   * it.
   */
  current: Contract | null
}

/**
 * Says what happened to an offer that the agent was about to answer, because the contract below
 * does not show it.
 */
export function OfferGone({ kind, id, current }: Props) {
  const { t } = useLingui()
  const { data } = useInfiniteQuery(contractHistoryQuery(kind, undefined, usePageContext()))
  const over = data?.pages.flatMap(({ list }) => list) ?? []
  const offer = [current, ...over].find((each) => each?.id === id)
  return (
    <InPlaceOfForm>
      {offer?.state === 'active' ? (
        <FormAlert tone="success" title={<Trans>The contract is signed.</Trans>} />
      ) : (
        <FormAlert tone="warning" title={<Trans>This offer is no longer open</Trans>}>
          {offer && t(STATE_WORDS[offer.state].own)}
        </FormAlert>
      )}
    </InPlaceOfForm>
  )
}
