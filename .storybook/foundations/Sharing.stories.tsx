import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { template } from 'virtual:livery-sources'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { firstPicture } from '#scripts/brand/stamp/first-picture.ts'
import type { ReadyBrand } from '#scripts/brand/read/brands.ts'
import { tag } from '#scripts/brand/stamp/tags.ts'
import { findBrand } from '../applyLook.ts'
import { Icon } from './pictures/icons.tsx'
import { InMode } from './pictures/InMode.tsx'

const meta: Meta = {
  title: 'Foundations/Favicon, sharing and first paint',
  parameters: { allLooks: false },
  tags: ['!dev', '!autodocs'],
}
export default meta

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="flex flex-col items-start gap-2 text-caption text-muted">
    {children}
    <span>{name}</span>
  </li>
)

/** The favicon in a tab of a browser, and in the sizes that a browser takes from it. */
export const Favicon: StoryObj = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((mode) => (
        <InMode key={mode} mode={mode}>
          <Icon slot="favicon">
            {(picture) => (
              <ul className="flex flex-wrap items-end gap-6">
                <Named name="In a tab, 16 px">
                  <span className="flex items-center gap-2 rounded-t-panel bg-raised px-4 py-2 text-text">
                    <span className="size-4">{picture}</span>
                    <SiteName />
                  </span>
                </Named>
                <Named name="As a bookmark, 32 px">
                  <span className="size-8">{picture}</span>
                </Named>
              </ul>
            )}
          </Icon>
        </InMode>
      ))}
    </div>
  ),
}

const SiteName = () => <span>{useBrand().name}</span>

/** A line that is seen on every picture. */
const EDGE = 'absolute border-2 border-dashed border-[#fff] mix-blend-difference'

/** Icons stand on the ground of the mode of a first visit. */
const Ground = ({ children }: { children: ReactNode }) => (
  <ul
    data-mode={findBrand(useBrand().id).theme.defaultMode}
    className="flex flex-wrap items-end gap-6"
  >
    {children}
  </ul>
)

/** The icon of a home screen with its safe zone, and as launchers crop it. */
export const Maskable: StoryObj = {
  render: () => (
    <Icon slot="maskable">
      {(picture) => (
        <Ground>
          <Named name="Inside the circle it is never cut">
            <span className="relative size-40 overflow-hidden bg-surface">
              {picture}
              {/* Four fifths of the width: launchers may cut off all that lies outside. */}
              <span className={`${EDGE} inset-[10%] rounded-full`} />
            </span>
          </Named>
          {Object.entries({ Circle: 'rounded-full', Squircle: 'rounded-[28%]', Square: '' }).map(
            ([name, shape]) => (
              <Named key={name} name={name}>
                <span className={`size-24 overflow-hidden bg-surface ${shape}`}>{picture}</span>
              </Named>
            ),
          )}
        </Ground>
      )}
    </Icon>
  ),
}

/** The picture of a shared link, whole and in the square that some chats cut from its middle. */
export const SharedLink: StoryObj = {
  render: () => (
    <Icon slot="social">
      {(picture) => (
        <Ground>
          <Named name="1200 × 630 px; the square is what small previews keep">
            <span className="relative block aspect-1200/630 w-96 max-w-full overflow-hidden bg-surface">
              {picture}
              <span className={`${EDGE} inset-y-0 left-1/2 aspect-square -translate-x-1/2`} />
            </span>
          </Named>
          <Named name="A small preview">
            <span className="relative block size-24 overflow-hidden bg-surface">
              <span className="absolute left-1/2 aspect-1200/630 h-full -translate-x-1/2">
                {picture}
              </span>
            </span>
          </Named>
        </Ground>
      )}
    </Icon>
  ),
}

/** The screenshots of the window that offers to install the site, in their order. */
export const Screenshots: StoryObj = {
  render: () => <InstallWindow />,
}

function InstallWindow() {
  const { screenshots, site } = findBrand(useBrand().id)
  if (screenshots.length === 0) return <p className="text-muted">{`${site.name} has none.`}</p>
  return (
    <ul className="flex gap-4 overflow-x-auto" tabIndex={0}>
      {screenshots.map(({ address, label }) => (
        <Named key={address} name={label ?? 'No label'}>
          <img
            src={address}
            alt=""
            className="h-80 w-auto max-w-none rounded-panel border border-border"
          />
        </Named>
      ))}
    </ul>
  )
}

/** The skeleton that stands in `index.html`, filled as a stamp fills it. */
function Skeleton() {
  const site = useBrand()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['layout'] = 'home'
    return () => void delete dataset['layout']
  }, [])
  return <div dangerouslySetInnerHTML={{ __html: writeSkeleton(site) }} />
}

function writeSkeleton(site: RuntimeBrand): string {
  const { wordmark, wordmarkDark } = site.artwork
  const logo = (src: string, only: string) => tag('img', { src, alt: '', class: `only-${only}` })
  // The page reserves the space of the banner, so that its size matters only for its shape.
  const artwork = { banner: { width: 16, height: 7 } } as ReadyBrand['artwork']
  return /<div class="fp"[\s\S]*<\/div>\s*(?=<\/div>\s*<\/body>)/
    .exec(template)![0]
    .replace('<!--livery:logo-->', logo(wordmark, 'light') + logo(wordmarkDark, 'dark'))
    .replace('<!--livery:banner-->', firstPicture(site, artwork))
}

const firstPaint = (viewport: string): StoryObj => ({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: viewport } },
  render: () => <Skeleton />,
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelectorAll('.fp-header img, .fp-hero img')
    await waitFor(() => expect(shown().length).toBeGreaterThan(1))
    await expect(canvasElement.querySelector('.fp-tiles')).toBeVisible()
  },
})

/** What a phone shows before any code of the site arrives. */
export const FirstPaintOnAPhone: StoryObj = firstPaint('phone')

/** What a desk shows before any code of the site arrives. */
export const FirstPaintOnADesk: StoryObj = firstPaint('desktop')
