import { useLingui } from '@lingui/react/macro'
import type { Party } from './contractSchema.ts'

/** Names a party of a contract within a sentence. */
export function usePartyWords() {
  const { t } = useLingui()
  return ({ account, nickname }: Party): string =>
    nickname
      ? t({ message: `${nickname} (${account})`, comment: 'Nickname and account of a member' })
      : account
}
