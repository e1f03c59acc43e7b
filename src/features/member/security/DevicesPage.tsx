import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { Button } from '#ui/Button.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { endDevice, endOtherDevices } from './api.ts'
import { DeviceLine } from './DeviceLine.tsx'
import { Loaded } from './Loaded.tsx'
import { securityMessage } from './messages.ts'
import { devicesQuery } from './queries.ts'
import type { Device } from './schema.ts'
import { SubPage } from './SubPage.tsx'
import { useRefreshSecurity } from './useDone.ts'

/** The devices on which the player is logged in, with a button to log each out. */
export function DevicesPage() {
  const { t } = useLingui()
  const query = useQuery(devicesQuery)
  const refresh = useRefreshSecurity()
  const setNotice = useSetAtom(noticeAtom)
  const { attempt, busy } = useAttempt()
  const [asking, setAsking] = useState(false)
  const end = async (work: () => Promise<unknown>, message: MessageDescriptor) => {
    const error = await attempt(async () => {
      await work()
      refresh()
    })
    setAsking(false)
    setNotice({ message: error ? securityMessage(error) : message })
  }
  return (
    <SubPage
      title={t({ message: 'Devices', comment: 'Title: where the account is logged in' })}
      note={
        <Trans>
          If you don’t know one of these, log it out and change your login password at once.
        </Trans>
      }
    >
      <Loaded query={query}>
        {({ devices }) => (
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col divide-y divide-border card">
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onEnd={() =>
                    void end(() => endDevice({ id: device.id }), msg`The device is logged out.`)
                  }
                />
              ))}
            </ul>
            {devices.some(({ isThis }) => !isThis) && (
              <Button variant="outline" block onClick={() => setAsking(true)}>
                <Trans>Log out all other devices</Trans>
              </Button>
            )}
            <Link
              to={paths.member('securityCenter', 'history')}
              className="inline-flex min-h-thumb items-center self-start text-label font-semibold text-primary-text hover:underline"
            >
              <Trans comment="Title of a list">Login history</Trans>
            </Link>
          </div>
        )}
      </Loaded>
      {asking && (
        <PageConfirm
          title={t`Log out all other devices?`}
          confirmLabel={t`Log them out`}
          cancelLabel={t`Cancel`}
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            void end(() => endOtherDevices({}), msg`All other devices are logged out.`)
          }
        >
          <Trans>You stay logged in here. Games running on other devices are closed.</Trans>
        </PageConfirm>
      )}
    </SubPage>
  )
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { t } = useLingui()
  const moments = useMoments()
  const seen = moments.write(device.lastSeenAt)
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <DeviceLine
        {...device}
        time={t({ message: `Last seen ${{ time: seen }}`, comment: 'When a device was last used' })}
        aside={
          device.isThis && (
            <StatusLabel tone="good">
              <Trans comment="Mark in a list of devices">This device</Trans>
            </StatusLabel>
          )
        }
      />
      {!device.isThis && (
        <Button variant="outline" onClick={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}
