import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PRESETS, type Period, type Preset } from '#lib/periods.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PRESET_NAMES } from './messages.ts'

interface Props {
  preset: Preset | undefined
  /** The days that the period covers, and buttons that move them. */
  children: ReactNode
  onChoose: (period: Period) => void
  onChooseDates: () => void
  onClose: () => void
}

/** The choice of a period on phones, where a record has one line of controls above its rows. */
export function PeriodSheet({ preset, children, onChoose, onChooseDates, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Period`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button variant="outline" block onClick={onChooseDates}>
          <CalendarDays aria-hidden="true" className="size-4.5" />
          <Trans>Choose dates</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col divide-y">
          {PRESETS.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={each === preset}
                onClick={() => onChoose({ preset: each })}
                className="flex min-h-thumb w-full items-center justify-between gap-4 text-start text-body -outline-offset-2 aria-pressed:font-semibold aria-pressed:text-primary-text"
              >
                <span>{t(PRESET_NAMES[each])}</span>
                {each === preset && <Check aria-hidden="true" className="size-5" />}
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Dialog>
  )
}
