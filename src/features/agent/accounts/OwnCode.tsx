import { Trans, useLingui } from '@lingui/react/macro'
import { CopyField } from '#parts/invitations/CopyField.tsx'

/** The agent's own invitation code, for newcomers who need no special rates. */
export function OwnCode({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <section
      aria-labelledby="own-code"
      className="flex flex-col gap-3 rounded-panel border border-dashed p-4"
    >
      <div className="flex flex-col gap-1">
        <h2 id="own-code" className="text-label font-semibold">
          <Trans>Your own code</Trans>
        </h2>
        <p className="text-caption text-pretty text-muted">
          <Trans>
            Works without a link too: anyone who enters it when signing up becomes a player of your
            team, with rates of 0 until you change them.
          </Trans>
        </p>
      </div>
      <CopyField label={t`Code`} value={code}>
        <span className="tracking-wide">{code}</span>
      </CopyField>
    </section>
  )
}
