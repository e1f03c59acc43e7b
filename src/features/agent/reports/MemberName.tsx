import { Trans } from '@lingui/react/macro'
import type { ReportMember } from './schema.ts'

/** A member of the team, with the level: names of deeper ones are masked. */
export function MemberName({ member: { account, level } }: { member: ReportMember }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="wrap-break-word">{account}</span>
      <span className="text-caption font-normal text-muted">
        {level === 0 ? (
          <Trans context="the agent in a list of members">You</Trans>
        ) : (
          <Trans comment="How far below the agent a member is; 1 is a direct downline">
            Level {level}
          </Trans>
        )}
      </span>
    </span>
  )
}
