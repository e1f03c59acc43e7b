import { useBrand } from '#core/brand/brand.ts'
import { ModeSwitch } from './ModeSwitch.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { menuBeside } from './shells.tsx'

/** Header buttons of wide screens, which phones have in the side menu. */
export function WideTools() {
  const { theme } = useBrand()
  return (
    <>
      {/* Without a menu beside the page, customer service would be two presses away. */}
      {!menuBeside(theme, 'home') && (
        <ServiceLink className="text-muted hover:bg-raised hover:text-text" />
      )}
      <ModeSwitch />
    </>
  )
}
