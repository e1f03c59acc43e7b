import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReportMember } from './schema.ts'

interface Props {
  member: ReportMember
  /** Note that says which part of the member's figures the row shows, if it does not show all. */
  note?: ReactNode
}

/** A member of the team with the level; names below the first level are masked. */
export function MemberName({ member: { account, level }, note }: Props) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="wrap-break-word">{account}</span>
      <span className="flex flex-wrap gap-x-2 text-caption font-normal text-muted lg:flex-nowrap lg:whitespace-nowrap">
        <span>
          {level === 0 ? (
            <Trans context="the agent in a list of members">You</Trans>
          ) : (
            <Trans comment="How far below the agent a member is; 1 is a direct downline">
              Level {level}
            </Trans>
          )}
        </span>
        {note && <span>{note}</span>}
      </span>
    </span>
  )
}
