import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { leadBackTo } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useFormField } from '#parts/form/useFormField.ts'
import type { GatewayForm, NamesOf } from '#parts/form/useGatewayForm.ts'
import { KIND_ICONS } from '../security/payout/kindIcons.ts'
import { WAIT_NOTES } from './messages.ts'
import type { ChoosableAccount } from './schema.ts'

interface Props<Fields> {
  form: GatewayForm<Fields>
  name: NamesOf<Fields, string>
  accounts: readonly ChoosableAccount[]
  /** Id of the chosen payout account. */
  chosen: string | undefined
}

/**
 * Lets the player choose the payout account. An account that is still in its waiting period
 * cannot be chosen.
 */
export function AccountField<Fields>({ form, name, accounts, chosen }: Props<Fields>) {
  const { t } = useLingui()
  const { field } = useFormField({ form, name })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className="mb-2.5 text-label font-semibold">
        <Trans comment="Label: the account to which money is paid">Withdraw to</Trans>
      </legend>
      {accounts.map((account) => (
        <Account
          key={account.id}
          account={account}
          name={field.name}
          isChosen={account.id === chosen}
          onChoose={() => field.onChange(account.id)}
        />
      ))}
      <Link
        to={paths.member('securityCenter', 'bank-accounts')}
        state={leadBackTo(paths.member('withdraw'))}
        className="inline-flex min-h-thumb items-center gap-2 self-start text-label text-primary-text hover:underline"
      >
        <Plus aria-hidden="true" className="size-4.5" />
        <span>{t(msg`Add an account`)}</span>
      </Link>
    </fieldset>
  )
}

interface AccountProps {
  account: ChoosableAccount
  name: string
  isChosen: boolean
  onChoose: () => void
}

function Account({ account, name, isChosen, onChoose }: AccountProps) {
  const writeSoon = useWriteSoon()
  const { t } = useLingui()
  const { kind, institution, number, holder, usableFrom, waitReason } = account
  const Icon = KIND_ICONS[kind]
  const time = usableFrom && writeSoon(Date.parse(usableFrom))
  return (
    <label className="flex min-h-thumb cursor-pointer items-center gap-3 card px-4 py-3 transition-colors duration-quick hover:border-border-strong has-checked:border-primary-mark has-checked:bg-primary-soft has-checked:text-on-primary-soft has-disabled:cursor-default has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={usableFrom !== null}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary"
      />
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex min-w-0 flex-col">
        <span className="text-label font-semibold wrap-anywhere">{institution}</span>
        <span className="text-caption tabular-nums wrap-anywhere">
          {holder ? `${number} · ${holder}` : number}
        </span>
        {time && (
          <span className="text-caption text-pretty">
            {t(WAIT_NOTES[waitReason ?? 'other'](time))}
          </span>
        )}
      </span>
    </label>
  )
}
