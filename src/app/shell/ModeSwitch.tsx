import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Moon, Sun } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { modeAtom } from '#core/brand/mode.ts'
import { IconButton } from '#ui/IconButton.tsx'

/** Buttons for the dark and the light mode, if the brand offers both. */
export function ModeSwitch() {
  const { t } = useLingui()
  const { modes } = useBrand().theme
  const [mode, setMode] = useAtom(modeAtom)
  if (modes.length < 2) return null
  const next = mode === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={
        next === 'dark'
          ? t({ message: 'Dark mode', comment: 'Switch: dark colors of the site' })
          : t({ message: 'Light mode', comment: 'Switch: light colors of the site' })
      }
      onClick={() => setMode(next)}
    >
      {next === 'dark' ? <Moon className="size-5" /> : <Sun className="size-5" />}
    </IconButton>
  )
}
