import type { PreviewBrand } from 'virtual:livery-brands'
import type { ChoiceName } from '#core/brand/choices.ts'
import { plainName } from './plainName.ts'

/** The other pages of choices, by which a choice that is not on this one is found. */
const PAGES = [
  { title: 'Type, shapes, parts and tiles', story: 'foundations-choices--each-choice' },
  {
    title: 'Heroes, headers, footers and whole pages on a desk',
    story: 'foundations-choices--pages-on-a-desk',
  },
  { title: 'Pages on a phone', story: 'foundations-choices--pages-on-a-phone' },
  { title: 'Real pages of the site', story: 'pages-home--whole' },
]

interface Props {
  brand: PreviewBrand
  names: readonly ChoiceName[]
  phone: boolean
}

/** The head of a page of choices: what is drawn, a link to each choice, and the other pages. */
export function Contents({ brand: { site, theme }, names, phone }: Props) {
  return (
    <header className={`flex flex-col gap-4 ${phone ? 'p-4' : ''}`}>
      <h1 className="text-display">{`Choices of ${site.name}`}</h1>
      <p className="text-label text-muted">
        {`Each value is drawn with all other choices of ${site.name}, which wears the look ${theme.look}. Press a value to copy its line for the brand file.`}
      </p>
      <nav aria-label="Choices" className="text-label">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {names.map((name) => (
            <li key={name}>
              {/* Storybook opens links in its own window unless they say otherwise. */}
              <a href={`#${name}`} target="_self" className={LINK}>
                {plainName(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="More choices" className="text-label">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {PAGES.map(({ title, story }) => (
            <li key={story}>
              <a href={`./?path=/story/${story}`} target="_top" className={LINK}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

const LINK = 'inline-flex min-h-6 items-center text-primary-text underline underline-offset-4'
