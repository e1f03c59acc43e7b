import { useLingui } from '@lingui/react/macro'

/** From an invitation to the first income. */
export function AgentSteps() {
  const { t } = useLingui()
  const steps = [
    { title: t`Sign your contract`, text: t`Your upline offers terms; you accept them or say no.` },
    { title: t`Invite your players`, text: t`Share your link or code, or open accounts yourself.` },
    {
      title: t`See it add up`,
      text: t`Team figures and income by the day, the hour or the minute.`,
    },
  ]
  return (
    <section aria-labelledby="agent-steps" className="flex flex-col gap-5">
      <h2 id="agent-steps" className="text-title">{t`Three steps`}</h2>
      <ol className="grid gap-6 lg:grid-cols-3">
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
