import type { Brand, Overlay } from '#core/brand/schema.ts'

/** A parsed brand file whose JSON is an object. */
export interface ParsedBrand {
  /** Path by which faults name this brand's file. */
  file: string
  folder: string
  /** The whole brand; if its shape is wrong, only the entries that are valid by themselves. */
  readable: Partial<Brand>
  /** The parsed brand; undefined if the file breaks the brand schema. */
  brand?: Brand
  /** File of the overlay whose hosts stand in `readable`, with the hosts as it spells them. */
  overlaid?: { file: string; written: Pick<Overlay, 'domains' | 'mirrorDomains'> }
}
