import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { keptLinkCodes } from '#core/session/linkCodes.ts'
import { useFeature } from '#core/system/permission.tsx'
import { referrerQuery } from './queries.ts'

/**
 * Says which player sent the link with which this visit began; draws nothing if there was no such
 * link, or if the player's name is unknown.
 */
export function InvitedBy() {
  const { referralCode = '' } = keptLinkCodes()
  const isOn = useFeature('referral') === 'on'
  const enabled = isOn && referralCode !== ''
  const { data } = useQuery({ ...referrerQuery(referralCode), enabled })
  const player = data?.known ? data.player : null
  if (player === null) return null
  return (
    <p className="flex items-center gap-3 rounded-control bg-primary-soft px-4 py-3 text-label text-on-primary-soft">
      <UsersRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <Trans comment="Above the form to sign up">
          <strong>{player}</strong> invites you
        </Trans>
      </span>
    </p>
  )
}
