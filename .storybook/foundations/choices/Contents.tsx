import type { PreviewBrand } from 'virtual:livery-brands'
import type { ChoiceName } from '#core/brand/choices.ts'
import { plainName, STORIES } from './grounds.ts'

interface Props {
  brand: PreviewBrand
  names: readonly ChoiceName[]
  className: string
}

/** The head of a page of choices: what is drawn, a link to each choice, and the other pages. */
export function Contents({ brand: { site, theme }, names, className }: Props) {
  const here = names.map((name) => ({ title: plainName(name), href: `#${name}` }))
  return (
    <header className={`flex flex-col gap-4 ${className}`}>
      <h1 className="text-display">{`Choices of ${site.name}`}</h1>
      <p className="text-label text-muted">
        {`Each value is drawn with all other choices of ${site.name}, which wears the look ${theme.look}. Press a value to copy its line for the brand file.`}
      </p>
      <div className="flex flex-col gap-2 text-label">
        {/* Storybook opens links in its own window unless they say otherwise. */}
        {here.length > 1 && <Links title="On this page" links={here} target="_self" />}
        {Object.entries(STORIES).map(([title, stories]) => (
          <Links
            key={title}
            title={title}
            links={stories.map((story) => ({ ...story, href: `./?path=/story/${story.id}` }))}
            target="_top"
          />
        ))}
      </div>
    </header>
  )
}

interface LinksProps {
  title: string
  links: readonly { title: string; href: string }[]
  target: string
}

const Links = ({ title, links, target }: LinksProps) => (
  <nav aria-label={title} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
    <span className="leading-6 text-muted">{title}</span>
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            target={target}
            className="inline-flex min-h-6 items-center text-primary-text underline underline-offset-4"
          >
            {link.title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
