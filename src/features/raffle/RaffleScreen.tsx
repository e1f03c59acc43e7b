import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { sessionAtom } from '#core/session/session.ts'
import { DrawsView } from './DrawsView.tsx'
import { RaffleList } from './RaffleList.tsx'
import { RaffleView } from './RaffleView.tsx'
import { readRaffleHash } from './raffleHash.ts'
import { VerifyView } from './VerifyView.tsx'

/**
 * The raffle page: the list of raffles, or the part of one raffle that the hash names
 * (docs/product.md §11.2).
 */
export function RaffleScreen() {
  const place = readRaffleHash(useLocation().hash)
  // For another account the key changes and a new screen starts, because a draw under way belongs
  // to one player.
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  return (
    <div className="mx-auto flex w-full max-w-page min-w-0 flex-col gap-6 px-4 py-5 pb-24 lg:px-8 lg:pb-10">
      {place.page === 'list' && <RaffleList />}
      {place.page === 'raffle' && <RaffleView key={`${place.id} ${account}`} id={place.id} />}
      {place.page === 'draws' && <DrawsView key={place.id} id={place.id} />}
      {place.page === 'verify' && (
        <VerifyView key={place.drawId} id={place.id} drawId={place.drawId} />
      )}
    </div>
  )
}
