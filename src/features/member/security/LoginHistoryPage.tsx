import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useMoments } from '#core/gateway/useMoments.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pager } from '#ui/Pager.tsx'
import { StatusLabel, type StatusTone } from '#ui/StatusLabel.tsx'
import { DeviceLine } from './DeviceLine.tsx'
import { Loaded } from './Loaded.tsx'
import { LOGINS_PER_PAGE, loginsQuery } from './queries.ts'
import type { LoginRecord } from './schema.ts'
import { SubPage } from './SubPage.tsx'

const OUTCOMES: Record<LoginRecord['outcome'], { tone: StatusTone; name: MessageDescriptor }> = {
  loggedIn: {
    tone: 'good',
    name: msg({ message: 'Logged in', comment: 'Result of a login in a list' }),
  },
  wrongPassword: {
    tone: 'attention',
    name: msg({ message: 'Wrong password', comment: 'Result of a login' }),
  },
  locked: {
    tone: 'bad',
    name: msg({ message: 'Account locked', comment: 'Result of a login: the account was locked' }),
  },
}

/** The login history lists successful and failed logins, page by page. */
export function LoginHistoryPage() {
  const { t } = useLingui()
  const moments = useMoments()
  const [page, setPage] = useState(1)
  const query = useQuery(loginsQuery(page))
  return (
    <SubPage
      title={t`Login history`}
      note={<Trans>If it wasn’t you, change your login password.</Trans>}
    >
      <Loaded query={query}>
        {({ logins, total }) =>
          logins.length === 0 ? (
            <EmptyState icon={<History />} title={t`Nothing here yet`} />
          ) : (
            <div className="flex flex-col gap-4">
              <ul className="flex flex-col divide-y divide-border card">
                {logins.map((login) => (
                  <li key={login.id} className="flex flex-wrap items-center gap-3 p-4">
                    <DeviceLine
                      {...login}
                      time={moments.write(login.at)}
                      aside={
                        <StatusLabel tone={OUTCOMES[login.outcome].tone}>
                          {t(OUTCOMES[login.outcome].name)}
                        </StatusLabel>
                      }
                    />
                  </li>
                ))}
              </ul>
              <Pager
                page={page}
                pageCount={Math.ceil(total / LOGINS_PER_PAGE)}
                onPage={setPage}
                labels={{
                  pager: t`Pages`,
                  previous: t`Previous page`,
                  next: t`Next page`,
                  page: (number) => t`Page ${{ page: number }}`,
                }}
              />
            </div>
          )
        }
      </Loaded>
    </SubPage>
  )
}
