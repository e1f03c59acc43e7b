import { atom, useAtomValue } from 'jotai'
import type { RuntimeBrand } from './runtime.ts'

/** The brand that this copy of the site was built for; set once at boot. */
export const brandAtom = atom<RuntimeBrand>(undefined as unknown as RuntimeBrand)

/** Reads the brand from the page; throws if the page has no brand. */
export function readBrand(page: Document): RuntimeBrand {
  const block = page.getElementById('brand')
  if (!block?.textContent)
    throw new Error('This page carries no brand: emit it with the brand script.')
  return JSON.parse(block.textContent) as RuntimeBrand
}

export function useBrand(): RuntimeBrand {
  return useAtomValue(brandAtom)
}
