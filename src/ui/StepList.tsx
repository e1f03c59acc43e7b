import { useId } from 'react'

interface Props {
  /** What the steps lead to, such as "How to start". */
  title: string
  /** Three or four steps in their order; numbers are added. */
  steps: readonly { title: string; text: string }[]
}

/**
 * A list of three or four numbered steps that explain how to do something. How far a player has
 * come is a `ProgressBar`, and a choice of ways is `Tabs`.
 */
export function StepList({ title: heading, steps }: Props) {
  const id = useId()
  const columns = steps.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      <ol className={`grid gap-6 ${columns}`}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-primary pt-4">
            <span aria-hidden="true" className="text-title text-primary-text tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-body font-semibold">{title}</h3>
              <p className="mt-1 text-label text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
