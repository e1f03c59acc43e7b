import type { ReactNode } from 'react'

/** A titled part of the token page. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  )
}
