import { useBrand } from '#core/brand/brand.ts'

/** A drawing of the upper part of a phone, which shows the brand's banner and logo. */
export function PhonePicture() {
  const { artwork } = useBrand()
  return (
    <div aria-hidden="true" className="mx-auto w-44 sm:w-52 lg:w-60">
      <div className="relative mt-2 aspect-[10/9] overflow-hidden rounded-t-[2rem] border-x-4 border-t-4 border-border-strong bg-surface px-4 pt-8 shadow-floating">
        <span className="absolute inset-x-0 top-2 mx-auto h-2 w-14 rounded-pill bg-border-strong" />
        <img
          src={artwork.banner}
          alt=""
          className="aspect-video w-full rounded-panel object-cover shadow-raised"
        />
        <div className="mt-3 grid grid-cols-4 gap-2">
          <span className="flex aspect-square items-center justify-center rounded-[28%] bg-overlay shadow-raised">
            <img src={artwork.mark} alt="" className="only-light size-3/5 object-contain" />
            <img src={artwork.markDark} alt="" className="only-dark size-3/5 object-contain" />
          </span>
          {[1, 2, 3, 4, 5, 6, 7].map((icon) => (
            <span key={icon} className="aspect-square rounded-[28%] bg-raised" />
          ))}
        </div>
      </div>
    </div>
  )
}
