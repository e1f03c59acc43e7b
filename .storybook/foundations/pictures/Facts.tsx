import type { Mode } from '#core/brand/schema.ts'
import {
  type Drawing,
  drawingsOf,
  mainAddress,
  type RuntimePicture,
} from '#core/brand/runtimePictures.ts'
import { useLanguage } from '#core/locale/language.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Says what the brand script computed for words or a page on a drawing. */
const tellCover = ({ scrim, veil }: Drawing) =>
  [
    scrim && `scrim for ${scrim.ink} words ${percent(scrim.alpha)}`,
    scrim?.button && 'button in the colour of the words',
    veil !== undefined && `veil of the page ${percent(veil)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** A picture as the brand drew it, with its focal point, its words for screen readers and covers. */
export function Facts({ picture, mode }: { picture: RuntimePicture; mode: Mode }) {
  const { language } = useLanguage()
  const { wide, phone } = drawingsOf(picture, mode)
  const { focus = '50% 50%' } = picture
  const [x, y] = focus.split(' ')
  const alt = picture.alt?.[language]
  const facts = [
    ['Focus', focus],
    ['Words for screen readers', alt ?? 'none, a decoration'],
    ['At a desk', tellCover(wide)],
    ['On a phone', phone === wide ? '' : tellCover(phone)],
  ] as const
  return (
    <div className="flex flex-wrap items-start gap-4 text-caption">
      {[wide, ...(phone === wide ? [] : [phone])].map((drawing) => (
        <span key={drawing.at} className="relative isolate overflow-hidden border border-border">
          <img src={mainAddress(drawing)} alt="" className="h-24" />
          <span
            className="absolute size-4 -translate-1/2 rounded-pill bg-danger ring-2 ring-surface"
            style={{ left: x, top: y }}
          />
        </span>
      ))}
      <dl className="flex min-w-48 flex-1 flex-col gap-1">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-2">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
