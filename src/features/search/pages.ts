import type { MessageDescriptor } from '@lingui/core'
import type { PageName } from '#core/navigation/feature.ts'
import type { OfferedPage } from '#core/navigation/offers.ts'

/** A page of the site, with its name and further words by which players search for it. */
export interface SitePage extends PageName {
  /** Address of the page; missing for customer service, whose address the gateway may choose. */
  path?: string
}

/**
 * Adds names to the pages that the search offers; pages whose names have not loaded are left out.
 */
export const namePages = (
  offered: Iterable<OfferedPage>,
  words: Readonly<Record<string, MessageDescriptor>>,
  names: Readonly<Record<string, PageName>>,
): readonly SitePage[] =>
  Array.from(offered).flatMap(({ path, title }) => {
    const name = title ? { title, words: words[path] } : names[path]
    return name ? [{ ...name, path }] : []
  })
