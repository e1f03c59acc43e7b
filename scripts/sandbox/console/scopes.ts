import { html } from 'hono/html'
import type { Site } from '../sites.ts'

/**
 * Links by which a page is shown for all merchants or for one.
 *
 * @param isMarked whether a merchant, or all of them if undefined, has something to see there
 */
export const scopeLinks = (
  path: string,
  sites: readonly Site[],
  merchant: string | undefined,
  isMarked: (merchant: string | undefined) => boolean,
) =>
  links(
    path,
    [{ label: 'All merchants' }, ...merchantsOf(sites)].map((scope) => ({
      ...scope,
      current: scope.code === merchant,
      marked: isMarked(scope.code),
    })),
  )

/** Links by which a desk is shown for one merchant; it has nothing to show for all. */
export const merchantLinks = (path: string, sites: readonly Site[], merchant: string | undefined) =>
  links(
    path,
    merchantsOf(sites).map((scope) => ({ ...scope, current: scope.code === merchant })),
  )

interface Scope {
  /** Missing for all merchants. */
  code?: string
  label: string
}

const merchantsOf = (sites: readonly Site[]): Scope[] =>
  sites.map(({ brand }) => ({ code: brand.merchant, label: brand.name }))

const links = (path: string, scopes: readonly (Scope & { current: boolean; marked?: boolean })[]) =>
  html`<nav class="scopes" aria-label="Which merchant">
    ${scopes.map(
      ({ code, label, current, marked }) =>
        html`<a
          href="${code === undefined ? path : `${path}?merchant=${code}`}"
          ${current ? html`aria-current="true"` : ''}
          >${label}${marked ? html` <span class="dot" title="Has settings"></span>` : ''}</a
        >`,
    )}
  </nav>`
