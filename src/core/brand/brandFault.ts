/** A rule between fields that a brand file breaks. */
export interface BrandFault {
  /** JSON path of the fault in brand.json. */
  path: string
  message: string
}
