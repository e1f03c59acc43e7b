import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#core/brand/brand.ts'
import { addressToShare } from '#core/navigation/addressToShare.ts'
import { paths } from '#core/navigation/paths.ts'
import type { DownlineKind } from './schema.ts'

interface Coded {
  code: string
  kind: DownlineKind
}

/** Returns the address of an invitation link and the text that is shared with it. */
export function useLinkWords({ code, kind }: Coded) {
  const { t } = useLingui()
  const { name: brand } = useBrand()
  const isAgent = kind === 'AGENT'
  return {
    url: addressToShare(paths.invitation(code)),
    title: brand,
    text: isAgent ? t`Become an agent for ${brand} on my team.` : t`Come and play at ${brand}.`,
    posterTitle: isAgent ? t`Become an agent of ${brand}` : t`Come and play at ${brand}`,
    posterNote: isAgent
      ? t`Sign up with my code and lead a team of your own.`
      : t`Sign up with my code and you’re in.`,
  }
}
