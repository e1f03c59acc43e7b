declare module 'virtual:livery-brands' {
  import type { Brand, Mode } from '#core/brand/schema.ts'
  import type { ContrastFigure } from '#scripts/brand/theme.ts'

  export interface PreviewBrand extends Pick<
    Brand,
    'id' | 'name' | 'languages' | 'defaultLanguage' | 'theme'
  > {
    css: string
    fonts: string
    modes: Partial<Record<Mode, Record<string, string>>>
    contrast: ContrastFigure[]
    ramps: Record<'primary' | 'accent' | 'neutral', string[]>
    /** Addresses of the artwork. */
    artwork: Record<'mark' | 'wordmark' | 'banner', string> &
      Partial<Record<'markDark' | 'wordmarkDark', string>>
  }

  export const brands: PreviewBrand[]
  /** What `brand check` would say of the brand files and designers' files, ready to show. */
  export const faults: string[]
}
