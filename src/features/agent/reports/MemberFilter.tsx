import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { MemberName } from './MemberName.tsx'
import type { ReportMember } from './schema.ts'
import type { MemberSearch } from './useMemberSearch.ts'

interface Props {
  /** Id of the member to whom the report is narrowed. */
  chosen: string | undefined
  /** The chosen member with the name from the report's reply; undefined before the reply. */
  member: ReportMember | undefined
  search: MemberSearch
  onChoose: (id: string | undefined) => void
}

/** Narrows a report to one member, who is found by id, or by name among direct downlines. */
export function MemberFilter({ chosen, member, search, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const { text, found, error } = search
  const count = found?.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.ask()
  }
  const choose = (id: string | undefined) => {
    search.clear()
    onChoose(id)
  }
  if (chosen !== undefined) {
    const name = member?.account ?? chosen
    return (
      <div className="flex min-w-0 flex-col gap-1.5">
        <span className="text-label font-medium">
          <Trans comment="Field and table heading: a person in the agent’s team">Member</Trans>
        </span>
        <Chip
          active
          icon={<X aria-hidden="true" />}
          aria-label={t`Member ${name}: show all members`}
          className="min-h-control max-w-full self-start"
          onClick={() => choose(undefined)}
        >
          <span className="truncate">{name}</span>
        </Chip>
      </div>
    )
  }
  return (
    <search className="flex min-w-0 flex-col gap-2">
      <form onSubmit={submit}>
        <TextField
          label={t`Member`}
          placeholder={t`ID or username`}
          value={text}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => search.type(target.value)}
          end={
            <IconButton type="submit" label={t`Find a member`} className="self-center">
              <Search className="size-5" />
            </IconButton>
          }
        />
      </form>
      <div role="status" className="text-caption text-muted empty:hidden">
        {error && <span>{i18n._(gatewayErrorMessage(error))}</span>}
        {count === 0 && <Trans>No member has this ID or username.</Trans>}
        {count !== undefined && count > 0 && (
          <Plural value={count} one="# member found" other="# members found" />
        )}
      </div>
      {found && found.length > 0 && (
        <ul
          aria-label={t({
            message: 'Members found',
            comment: 'Name of a list of results, for screen readers',
          })}
          className="flex flex-col overflow-hidden card"
        >
          {found.map((each) => (
            <li key={each.id} className="border-b last:border-b-0">
              <button
                type="button"
                onClick={() => choose(each.id)}
                className="flex min-h-thumb w-full items-center px-3 text-start text-label -outline-offset-2 hover:bg-raised"
              >
                <MemberName member={each} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
