import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import { KIND_WORDS } from './messages.ts'
import { DOWNLINE_KINDS, type DownlineKind } from './schema.ts'

/** Whether the newcomer is a player or an agent. */
export function KindField({ form: { control } }: { form: GatewayForm<{ kind: DownlineKind }> }) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'kind' })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-semibold">
        <Trans>Kind of account</Trans>
      </legend>
      <div className="grid gap-2 min-[30rem]:grid-cols-2">
        {DOWNLINE_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-thumb cursor-pointer items-start gap-3 rounded-panel border bg-surface p-3 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={field.name}
              value={kind}
              checked={field.value === kind}
              onChange={() => field.onChange(kind)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="flex min-w-0 flex-col gap-0.5">
              <span className="text-label font-semibold">{t(KIND_WORDS[kind].name)}</span>
              <span className="text-caption text-pretty">{t(KIND_WORDS[kind].note)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
