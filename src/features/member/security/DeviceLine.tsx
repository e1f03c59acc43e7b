import { useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { readDeviceName } from './deviceName.ts'

interface Props {
  /** User agent string that the browser sent. */
  device: string
  ip: string
  place: string | null
  /** Time of the login or of the last activity. */
  time: ReactNode
  aside?: ReactNode
}

/** Names the browser, the system, the place and the time of a login. */
export function DeviceLine({ device, ip, place, time, aside }: Props) {
  const { t } = useLingui()
  const { browser, system, isHandheld } = readDeviceName(device)
  const Icon = isHandheld ? Smartphone : Monitor
  const name =
    browser && system
      ? t({ message: `${browser} on ${system}`, comment: 'A device, such as Chrome on Android' })
      : (browser ?? system ?? t({ message: 'Unknown device', comment: 'In a list of devices' }))
  return (
    <div className="flex min-w-0 flex-1 items-start gap-3">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-pill bg-raised text-muted"
      >
        <Icon className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-body wrap-anywhere">{name}</strong>
          {aside}
        </span>
        <span className="text-label text-muted wrap-anywhere">
          {place && <span>{`${place} · `}</span>}
          <bdi>{ip}</bdi>
        </span>
        <span className="text-caption text-muted">{time}</span>
      </div>
    </div>
  )
}
