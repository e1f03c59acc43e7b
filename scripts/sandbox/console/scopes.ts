import { html } from 'hono/html'
import type { Site } from '../sites.ts'

/**
 * Links by which a page is shown for all merchants or for one.
 *
 * @param isMarked whether a merchant, or all of them if undefined, has something to see there
 */
export function scopeLinks(
  path: string,
  sites: readonly Site[],
  merchant: string | undefined,
  isMarked: (merchant: string | undefined) => boolean,
) {
  const link = (code: string | undefined, label: string) =>
    html`<a
      href="${code === undefined ? path : `${path}?merchant=${code}`}"
      ${code === merchant ? html`aria-current="true"` : ''}
      >${label}${isMarked(code) ? html` <span class="dot" title="Has settings"></span>` : ''}</a
    >`
  return html`<nav class="scopes" aria-label="Which merchant">
    ${link(undefined, 'All merchants')}
    ${sites.map(({ brand }) => link(brand.merchant, brand.name))}
  </nav>`
}
