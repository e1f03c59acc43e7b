import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Anchor, if the contents of the page lead to the section. */
  id?: string
  children: ReactNode
}

/** A section of a page of foundations, with its title. */
export function Block({ title, id, children }: Props) {
  return (
    <section id={id} className="flex scroll-mt-4 flex-col gap-4">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  )
}
