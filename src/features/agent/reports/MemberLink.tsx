import { useLingui } from '@lingui/react/macro'
import { MemberName } from './MemberName.tsx'
import type { ReportMember } from './schema.ts'

/** Name of a member in a row. Pressing it narrows the report to that member. */
export function MemberLink({
  member,
  onChoose,
}: {
  member: ReportMember
  onChoose: (id: string) => void
}) {
  const { t } = useLingui()
  if (member.level === 0) return <MemberName member={member} />
  const { account } = member
  return (
    <button
      type="button"
      title={t({
        message: `Show only ${account}`,
        comment: 'Leads to the records of this member only',
      })}
      onClick={() => onChoose(member.id)}
      className="-my-1 min-h-9 rounded-control text-start font-semibold hover:underline max-lg:min-h-thumb"
    >
      <MemberName member={member} />
    </button>
  )
}
