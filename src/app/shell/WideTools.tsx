import { HeaderSearch } from './HeaderSearch.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

/** Header buttons of wide screens, which phones have in the bottom bar and the side menu. */
export function WideTools() {
  return (
    <>
      <HeaderSearch />
      <ModeSwitch />
    </>
  )
}
