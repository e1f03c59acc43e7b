import type { MessageDescriptor } from '@lingui/core'
import type { PageName } from '#core/navigation/feature.ts'
import type { OfferedPage } from '#core/navigation/offers.ts'

/** A page of the site, by its name and by the words that players type who look for it. */
export interface SitePage extends PageName {
  /** Missing for customer service, whose address the gateway may choose. */
  path?: string
}

/** The offered pages by their names; places whose names have not loaded are left out. */
export const namePages = (
  offered: Iterable<OfferedPage>,
  words: Readonly<Record<string, MessageDescriptor>>,
  names: Readonly<Record<string, PageName>>,
): readonly SitePage[] =>
  Array.from(offered).flatMap(({ path, title }) => {
    const name = title ? { title, words: words[path] } : names[path]
    return name ? [{ ...name, path }] : []
  })
