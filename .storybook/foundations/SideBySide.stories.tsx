import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { brands } from 'virtual:livery-brands'
import { MODES } from '#core/brand/schema.ts'
import { LANGUAGES } from '#rules/languages.ts'
import type { Look } from '../applyLook.ts'

interface Props {
  brands: string[]
  modes: string[]
  /** Width of the window of each picture, in CSS pixels. */
  width: number
  height: number
  /** Size at which each picture is drawn; 1 is its own size. */
  scale: number
  /** Id of another story beside each one, such as the same page when it is empty. */
  beside: string
}

interface Shown extends Props {
  story: string
  language: Look['language']
}

function SideBySide({ story, beside, language, width, height, scale, ...wanted }: Shown) {
  const frames = brands
    .filter(({ id }) => wanted.brands.includes(id))
    .flatMap(({ id, theme, site }) =>
      wanted.modes
        .filter((mode) => theme.modes.includes(mode as never))
        .flatMap((mode) =>
          [story, ...(beside ? [beside] : [])].map((shown) => ({
            id,
            mode,
            shown,
            name: `${site.name}, ${mode}${beside && `, ${shown.split('--')[1]}`}`,
            lacks: language !== 'brand' && !site.languages.includes(language),
          })),
        ),
    )
  // One frame after another, since each asks the server for all that its story needs.
  const [loaded, setLoaded] = useState(0)
  return (
    <div className="flex flex-wrap gap-4">
      {frames.map(({ id, mode, shown, name, lacks }, index) => (
        <figure key={name} className="flex flex-col gap-1">
          <figcaption className="text-label">{name}</figcaption>
          {lacks && language !== 'brand' && (
            <p className="text-caption text-muted">
              {`Players of this brand cannot choose ${LANGUAGES[language].name}.`}
            </p>
          )}
          <div
            className="overflow-hidden bg-skeleton"
            style={{ width: width * scale, height: height * scale }}
          >
            {index <= loaded && (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- the preview itself
              <iframe
                title={name}
                src={`${import.meta.env.BASE_URL}iframe.html?id=${shown}&viewMode=story&globals=brand:${id};mode:${mode};language:${language}`}
                onLoad={() => setLoaded(Math.max(loaded, index + 1))}
                width={width}
                height={height}
                style={{
                  border: 0,
                  scale: String(scale),
                  transformOrigin: '0 0',
                  // An empty frame is white, whatever the mode.
                  opacity: index < loaded ? 1 : 0,
                }}
              />
            )}
          </div>
        </figure>
      ))}
    </div>
  )
}

/**
 * One story in several brands and modes at once: the button "Side by side" in the toolbar of a
 * story opens it here.
 */
const meta: Meta<Props> = {
  title: 'Foundations/Side by side',
  render: (args, { globals }) => (
    <SideBySide
      {...args}
      story={globals['sideBySide'] as string}
      language={globals['language'] as Look['language']}
    />
  ),
  // A frame holds a whole preview, which a test has no server for, and a page of words no space.
  tags: ['!test', '!autodocs'],
  parameters: { allLooks: false },
  args: {
    brands: brands.map(({ id }) => id),
    modes: [...MODES],
    width: 390,
    height: 844,
    scale: 0.5,
    beside: '',
  },
  argTypes: {
    brands: { control: 'check', options: brands.map(({ id }) => id) },
    modes: { control: 'check', options: [...MODES] },
    width: { control: 'select', options: [320, 390, 820, 1440] },
    beside: { control: 'text' },
    scale: { control: { type: 'range', min: 0.2, max: 1, step: 0.05 } },
  },
}
export default meta

/** Every sample brand in each of its modes. */
export const AllBrands: StoryObj<Props> = {}

/** Two brands, larger than all of them are shown. */
export const TwoBrands: StoryObj<Props> = {
  parameters: { docs: { story: { inline: false, height: '660' } } },
  args: { brands: brands.slice(0, 2).map(({ id }) => id), scale: 0.7 },
}
