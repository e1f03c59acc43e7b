import { useLingui } from '@lingui/react/macro'
import { useResources } from './useResources.ts'

export interface App {
  name: string
  url: string
}

/** The mobile apps that this brand offers for download. */
export function useApps(): readonly App[] {
  const { t } = useLingui()
  const { android, ios, iosLite } = useResources()
  return [
    {
      name: t({ message: 'Android', comment: 'Name of a platform; leave it as it is' }),
      url: android,
    },
    { name: t`iPhone and iPad`, url: ios },
    { name: t`iPhone, light edition`, url: iosLite },
  ].filter((app): app is App => Boolean(app.url))
}
