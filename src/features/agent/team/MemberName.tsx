import { Trans, useLingui } from '@lingui/react/macro'
import { User, Users } from 'lucide-react'
import type { MemberPath, MemberRow } from './schema.ts'

interface Props {
  member: MemberRow
  /** Uplines between the agent and the member, if they should be shown. */
  path?: MemberPath
  /** Whether a nickname that has no space beside the account goes below it, as in a card. */
  wraps?: boolean
}

/** Name of a member in a list. */
export function MemberName({ member, path, wraps = false }: Props) {
  const { account, nickname, isAgent, level } = member
  const { t } = useLingui()
  const Kind = isAgent ? Users : User
  return (
    <span className="flex min-w-0 flex-col">
      <span className={`flex min-w-0 items-center gap-x-2 ${wraps ? 'flex-wrap' : ''}`}>
        <span className="flex items-center gap-2">
          <Kind aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="sr-only">
            <span>
              {isAgent
                ? t({ message: 'Agent', comment: 'Mark beside a member who is an agent too' })
                : t({ message: 'Player', context: 'agent or player' })}
            </span>{' '}
          </span>
          <span className="wrap-anywhere">{account}</span>
        </span>
        {/* The account name identifies the member, so the nickname is shortened first. */}
        {nickname && (
          <span className="min-w-0 shrink-99999 truncate text-caption font-normal text-muted">
            {nickname}
          </span>
        )}
      </span>
      {path && (
        <span className="text-caption font-normal text-muted wrap-anywhere">
          <Trans comment="How many levels below an agent a member is">Level {level}</Trans>
          {path.length > 0 && (
            <span>{` · ${path.map((upline) => upline.account).join(' › ')}`}</span>
          )}
        </span>
      )}
    </span>
  )
}
