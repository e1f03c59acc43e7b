import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { moveMessage } from './messages.ts'
import { useAllBack } from './useAllBack.ts'
import type { VendorWallet } from './useWallets.ts'

/**
 * Button that moves the money of all game providers back to the main wallet, and then says which
 * providers still hold money.
 */
export function AllBack({ holding }: { holding: readonly VendorWallet[] }) {
  const { t } = useLingui()
  const { mutate, data: left, isPending } = useAllBack()
  const nameOf = (code: string) => holding.find((wallet) => wallet.code === code)?.name ?? code
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {left?.length === 0 && holding.length === 0 && (
        <FormAlert tone="success">
          <Trans>All your money is in the main wallet.</Trans>
        </FormAlert>
      )}
      {left && left.length > 0 && (
        <FormAlert
          tone="warning"
          title={
            <Plural
              value={{ count: left.length }}
              one="The money at # provider stayed there"
              other="The money at # providers stayed there"
            />
          }
        >
          <ul className="flex flex-col gap-1.5 pt-1">
            {left.map(({ vassalage, error }) => (
              <li key={vassalage}>
                <strong className="font-semibold">{nameOf(vassalage)}</strong>
                <br />
                <span>{t(moveMessage(error))}</span>
              </li>
            ))}
          </ul>
        </FormAlert>
      )}
      {holding.length > 0 && (
        <Button
          variant="soft"
          busy={isPending}
          onClick={() => mutate(holding.map(({ code }) => code))}
          className="max-sm:w-full sm:self-start"
        >
          <Undo2 aria-hidden="true" className="size-4.5" />
          <Trans>Move all back to the main wallet</Trans>
        </Button>
      )}
    </div>
  )
}
