import { useLingui } from '@lingui/react/macro'
import { Target, Trophy } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { paths } from '#core/navigation/paths.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { MissionList } from './MissionList.tsx'

const LEADERBOARD = 'leaderboard'

/** Missions, and the leaderboard of a season at `leaderboard` or `leaderboard/<season>`. */
export function MissionsPage({ place }: { place: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [tab, season] = place.split('/')
  const isBoard = tab === LEADERBOARD
  const show = (next?: string) => void navigate(paths.member('missionLeaderboard', next), IN_PLACE)
  return (
    <Tabs
      label={t`Missions and leaderboard`}
      items={[
        {
          value: 'missions',
          label: t({ message: 'Missions', comment: 'Tab: tasks that give rewards' }),
          icon: <Target aria-hidden="true" />,
        },
        {
          value: LEADERBOARD,
          label: t({
            message: 'Leaderboard',
            comment: 'Tab: players by the points of their missions',
          }),
          icon: <Trophy aria-hidden="true" />,
        },
      ]}
      value={isBoard ? LEADERBOARD : 'missions'}
      onChange={(next) => show(next === LEADERBOARD ? LEADERBOARD : undefined)}
    >
      {isBoard ? (
        <Leaderboard
          season={season}
          onSeason={(id) => show(id ? `${LEADERBOARD}/${id}` : LEADERBOARD)}
        />
      ) : (
        <MissionList />
      )}
    </Tabs>
  )
}
