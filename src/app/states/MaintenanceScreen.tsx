import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMoments } from '#core/gateway/useMoments.ts'
import { permissionQuery, systemStatusQuery } from '#core/system/queries.ts'
import { StatusPage } from '#ui/StatusPage.tsx'
import { MirrorList } from './MirrorList.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { StatusScene } from './StatusScene.tsx'

const ASK_AGAIN_MS = 15_000

/** Says that the whole site is in maintenance; the site opens by itself afterwards. */
export function MaintenanceScreen({ endsAt }: { endsAt: string | undefined }) {
  const { t } = useLingui()
  const moments = useMoments()
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    ...systemStatusQuery,
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  })
  // Time of the latest reply that says “maintenance is over”. Each such reply starts a new
  // permission call, since the one before may have failed or still reported maintenance.
  const overAt = data !== undefined && data.systemStatus !== 1 ? dataUpdatedAt : 0
  useEffect(() => {
    if (overAt) void queryClient.invalidateQueries(permissionQuery)
  }, [overAt, queryClient])
  const end = data?.maintenance?.endsAt ?? endsAt
  const time = end && moments.write(end)
  return (
    <StandalonePage>
      <StatusPage
        art={<StatusScene scene="maintenance" />}
        title={t`We’ll be right back`}
        actions={<ServiceButton />}
        footer={<MirrorList />}
        {...(time && { facts: [{ label: t`Expected back`, value: time }] })}
      >
        {t`The site is under maintenance. Your account and balance are safe, and this page will open by itself when we’re back.`}
      </StatusPage>
    </StandalonePage>
  )
}
