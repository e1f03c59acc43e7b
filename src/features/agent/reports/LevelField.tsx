import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#ui/SelectField.tsx'
import { LEVELS } from './schema.ts'

type Level = (typeof LEVELS)[number]

/** Field that chooses the members of the report: the whole team, or only direct downlines. */
export function LevelField({
  level,
  onChoose,
}: {
  level: Level | undefined
  onChoose: (level: Level | undefined) => void
}) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t({ message: 'Level', context: 'of members below an agent' })}
      value={level ?? ''}
      items={[
        { value: '', label: t`The whole team` },
        {
          value: 'DIRECT',
          label: t({
            message: 'Direct downlines',
            comment: 'Choice of a filter: only members directly below the agent',
          }),
        },
      ]}
      onChange={({ target }) => onChoose(LEVELS.find((each) => each === target.value))}
    />
  )
}
