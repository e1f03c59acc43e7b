import type { PreviewBrand } from 'virtual:livery-brands'
import { Block } from './Block.tsx'

/**
 * The artwork on the surfaces for which it was drawn, from 24 px, the size in a browser tab,
 * upwards.
 */
export function Logos({ brand: { site, theme } }: { brand: PreviewBrand }) {
  const { artwork, name } = site
  return (
    <Block title="Artwork">
      <img src={artwork.banner} alt="" className="w-full rounded-hero" />
      <div className="grid gap-4 md:grid-cols-2">
        {theme.modes.map((mode) => {
          const dark = mode === 'dark'
          const mark = dark ? artwork.markDark : artwork.mark
          const wordmark = dark ? artwork.wordmarkDark : artwork.wordmark
          return (
            <div
              key={mode}
              data-mode={mode}
              className="flex flex-wrap items-center gap-6 rounded-panel border border-border bg-surface p-6"
            >
              <img src={wordmark} alt={`${name}, ${mode}`} className="h-9" />
              <img src={mark} alt="" className="size-6" />
              <img src={mark} alt="" className="size-12" />
            </div>
          )
        })}
      </div>
    </Block>
  )
}
