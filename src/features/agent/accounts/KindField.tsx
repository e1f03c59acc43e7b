import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import { KIND_WORDS } from './messages.ts'
import { DOWNLINE_KINDS, type DownlineKind } from './schema.ts'

/** Lets the agent choose whether the new downline is a player or an agent. */
export function KindField({ form: { control } }: { form: GatewayForm<{ kind: DownlineKind }> }) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'kind' })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-semibold">
        <Trans context="of a downline">Account type</Trans>
      </legend>
      <div className="grid gap-2 min-[30rem]:grid-cols-2">
        {DOWNLINE_KINDS.map((kind) => {
          const name = t(KIND_WORDS[kind].name)
          const note = t(KIND_WORDS[kind].note)
          return (
            <label
              key={kind}
              className="grid min-h-thumb cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 card p-3 has-checked:border-primary-mark has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={field.name}
                value={kind}
                checked={field.value === kind}
                onChange={() => field.onChange(kind)}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 text-label font-semibold">{name}</span>
              <span className="col-start-2 text-caption text-pretty">{note}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
