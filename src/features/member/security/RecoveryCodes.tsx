import { useCopy } from '#core/platform/useCopy.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

interface Props {
  /** All codes; each of them works only once. */
  codes: readonly string[]
  /** Called when the player confirms that the recovery codes are saved. */
  onKept: () => void
}

/** The recovery codes of the authenticator app, which are shown this one time only. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useLingui()
  const { name } = useBrand()
  const copy = useCopy()
  const [kept, setKept] = useState(false)
  const text = `${name}\n${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-5">
      <p className="text-body text-pretty">
        <Trans>
          If you lose your phone, each of these codes gets you in once. They won’t be shown again:
          print them, or keep them where nobody else looks.
        </Trans>
      </p>
      <ul
        aria-label={t({
          message: 'Recovery codes',
          comment: 'Title: codes for a lost authenticator app',
        })}
        className="grid grid-cols-2 gap-x-6 gap-y-2 card p-5"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr" className="font-mono text-body font-semibold wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy(text)}>
          <Copy aria-hidden="true" className="size-4" />
          <Trans>Copy the codes</Trans>
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClass({ variant: 'outline' })}
        >
          <Download aria-hidden="true" className="size-4" />
          <Trans>Download the codes</Trans>
        </a>
      </div>
      <Checkbox
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        label={t`I have saved the codes in a safe place.`}
      />
      <Button size="lg" block disabled={!kept} onClick={onKept}>
        <Trans comment="Button: closes the last step">Done</Trans>
      </Button>
    </div>
  )
}
