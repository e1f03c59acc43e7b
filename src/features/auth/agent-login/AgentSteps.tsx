import { useLingui } from '@lingui/react/macro'
import { StepList } from '#ui/StepList.tsx'

/** The steps of an agent, from an invitation to the first income. */
export function AgentSteps() {
  const { t } = useLingui()
  return (
    <StepList
      title={t({
        message: 'Three steps',
        comment: 'Name of a list that explains how to start, for screen readers',
      })}
      steps={[
        {
          title: t`Sign your contract`,
          text: t`Your upline offers terms, and you accept or reject them.`,
        },
        {
          title: t`Invite your players`,
          text: t`Share your link or code, or open accounts yourself.`,
        },
        {
          title: t`Watch your income grow`,
          text: t`Team figures and income by the day, the hour or the minute.`,
        },
      ]}
    />
  )
}
