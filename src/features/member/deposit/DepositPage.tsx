import type { MemberPageProps } from '../center/pages.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositStart } from './DepositStart.tsx'
import { DepositView } from './DepositView.tsx'
import { NEW } from './places.ts'

/** The way in for money: the ways to deposit, the form of one, or a deposit by its id. */
export function DepositPage({ place }: MemberPageProps) {
  if (place === '') return <DepositStart />
  if (place.startsWith(NEW)) return <DepositForm methodId={place.slice(NEW.length)} />
  return <DepositView key={place} id={place} />
}
