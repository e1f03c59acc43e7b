/** Pattern of a brand's id, which names its folder, its address in the sandbox and its releases. */
export const BRAND_ID = /^[a-z][a-z0-9-]{0,30}[a-z0-9]$/

export const BRAND_ID_RULE =
  'must be 2 to 32 lower-case letters, digits and hyphens, starting with a letter'
