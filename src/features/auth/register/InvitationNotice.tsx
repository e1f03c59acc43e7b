import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import * as v from 'valibot'
import { useBrand } from '#core/brand/brand.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { keptLinkCodes } from '#core/session/linkCodes.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { invitationQuery } from '../queries.ts'

/** What visitors read about the reason why an invitation link accepts nobody. */
const REASONS: Record<string, MessageDescriptor> = {
  PAUSED: msg`This invitation is paused right now. Ask the person who sent it, or sign up without it.`,
  EXPIRED: msg`This invitation has expired. Ask for a new one, or sign up without it.`,
  USED_UP: msg`All places on this invitation are taken. Ask for a new one, or sign up without it.`,
}
const INVALID = msg`This invitation isn’t valid. Ask for a new one, or sign up without it.`

const ReasonSchema = v.object({ reason: v.string() })

function wordsOf(error: GatewayError): MessageDescriptor {
  const data = v.safeParse(ReasonSchema, error.data)
  return (data.success && REASONS[data.output.reason]) || INVALID
}

/**
 * Says who invites the visitor by the link of this visit, and to which kind of account, or why the
 * link accepts nobody.
 */
export function InvitationNotice() {
  const { t } = useLingui()
  const { registration } = useBrand()
  const { affiliateCode = '' } = keptLinkCodes()
  const isOff = registration.fields.affiliateCode?.enabled === false
  const { data, error } = useQuery({
    ...invitationQuery(affiliateCode, window.location.hostname),
    enabled: affiliateCode !== '' && !isOff,
  })
  if (error?.code === 'invitation_code_error') {
    return <FormAlert tone="warning">{t(wordsOf(error))}</FormAlert>
  }
  const inviter = data?.inviter
  if (!inviter) return null
  return (
    <p className="flex items-center gap-3 rounded-control bg-primary-soft px-4 py-3 text-label text-on-primary-soft">
      <UsersRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {data.kind === 'AGENT' ? (
          <Trans>
            <strong>{inviter}</strong> invites you to become an agent
          </Trans>
        ) : (
          <Trans>
            <strong>{inviter}</strong> invites you to play here
          </Trans>
        )}
      </span>
    </p>
  )
}
