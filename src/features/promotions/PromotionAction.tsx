import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { identityAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { mustBeBet } from '#parts/money/rewards/schema.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { joinPromotion } from './api.ts'
import { Application } from './Application.tsx'
import { ClaimButton } from './ClaimButton.tsx'
import { LINK_NAMES, promotionMessage } from './messages.ts'
import type { PromotionDetail, PromotionLink } from './schema.ts'
import { usePromotionAct } from './usePromotionAct.ts'

const LINKS: Record<PromotionLink, string> = {
  vip: paths.vip,
  raffle: paths.raffle(),
  referral: paths.member('referral'),
  rebate: paths.member('manualRebate'),
  missions: paths.member('missionLeaderboard'),
}

const WIDE = buttonClass({ size: 'lg', block: true })
const QUIET = buttonClass({ variant: 'outline', block: true })

interface Props {
  promotion: PromotionDetail
}

/** The action that a promotion offers in its present state. Visitors are asked to log in. */
export function PromotionAction({ promotion, onSent }: Props & { onSent: () => void }) {
  const identity = useAtomValue(identityAtom)
  const mayReach = useReach()
  const { id, status, kind, link, reward, application } = promotion
  if (link) {
    return (
      <Link to={LINKS[link]} className={WIDE}>
        <LinkName link={link} />
      </Link>
    )
  }
  if (identity === 'visitor' || identity === 'trial') {
    return status === 'join' ? <TakePart isTrial={identity === 'trial'} /> : null
  }
  switch (status) {
    case 'claim':
    case 'issued':
      return <ClaimButton promotion={promotion} />
    case 'claimed':
      return mustBeBet(reward) ? (
        <Link to={paths.member('bonusDetails')} className={QUIET}>
          <Trans>See what’s left to bet</Trans>
        </Link>
      ) : (
        <Link to={paths.member('transactionHistory')} className={QUIET}>
          <Trans>See it in your account record</Trans>
        </Link>
      )
    case 'join':
    case 'signed':
    case 'process':
    case 'rejected':
      if (kind === 'depositBonus') {
        return (
          <Link to={paths.depositWithBonus(id)} className={WIDE}>
            <Trans>Deposit with this bonus</Trans>
          </Link>
        )
      }
      if (kind === 'application') {
        return application?.mayApply ||
          promotion.needs.some(({ kind: need, met }) => need === 'zalo' && !met) ? (
          <Application promotion={promotion} onSent={onSent} />
        ) : null
      }
      if (status === 'join') return <JoinButton promotion={promotion} />
      return kind === 'tournament' && status !== 'rejected' && mayReach(paths.slots) ? (
        <Link to={paths.slots} className={WIDE}>
          <Trans comment="Button that leads to the slots, in a tournament">Play slots</Trans>
        </Link>
      ) : null
    default:
      return null
  }
}

function LinkName({ link }: { link: PromotionLink }) {
  const { t } = useLingui()
  return <span>{t(LINK_NAMES[link])}</span>
}

/** Opens the login for visitors, and tells trial players that they need a real account. */
function TakePart({ isTrial }: { isTrial: boolean }) {
  const requireAccount = useRequireAccount()
  return (
    <Button size="lg" block onClick={() => requireAccount(() => undefined)}>
      {isTrial ? <Trans context="a promotion">Join</Trans> : <Trans>Log in to join</Trans>}
    </Button>
  )
}

function JoinButton({ promotion }: Props) {
  const { t } = useLingui()
  const { act, busy, refusal } = usePromotionAct({
    kind: 'join',
    promotion,
    call: joinPromotion,
  })
  return (
    <>
      {refusal && <FormAlert>{t(promotionMessage(refusal))}</FormAlert>}
      <Button size="lg" block busy={busy} onClick={act}>
        <Trans context="a promotion">Join</Trans>
      </Button>
    </>
  )
}
