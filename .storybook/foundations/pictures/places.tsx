import { FolderOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyArt } from '#app/shell/EmptyArt.tsx'
import { PageBackground } from '#app/shell/PageBackground.tsx'
import { NotFoundScreen } from '#app/states/NotFoundScreen.tsx'
import { StatusScene } from '#app/states/StatusScene.tsx'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimePicture } from '#core/brand/runtimePictures.ts'
import { useAvatarUrl } from '#core/system/useAvatarUrl.ts'
import { HomeHero } from '#features/lobby/hero/HomeHero.tsx'
import { PromotionArt } from '#features/promotions/PromotionArt.tsx'
import { LevelEmblem } from '#features/vip/LevelEmblem.tsx'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { useLingui } from '@lingui/react'
import { Avatar } from '#ui/Avatar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EmptyArtContext } from '#ui/emptyArt.ts'
import { StatusPage } from '#ui/StatusPage.tsx'
import { Icon } from './icons.tsx'

/** The first picture of the home page in the form that the brand has chosen. */
export function Hero() {
  const { theme } = useBrand()
  return theme.hero === 'none' ? (
    <p className="text-label">Its home page has none.</p>
  ) : (
    <HomeHero />
  )
}

/** The upright panel at a desk, and the strip above the form on a phone. */
const Aside = ({ picture }: { picture: RuntimePicture | undefined }) =>
  picture && (
    <div className="flex items-start gap-4">
      <BrandPicture picture={picture} sizes="12rem" phone={false} className="aspect-3/4 w-2/5" />
      <BrandPicture picture={picture} sizes="18rem" phone className="aspect-4/1 flex-1" />
    </div>
  )

export const Login = () => <Aside picture={useBrand().pictures.login} />
export const Register = () => <Aside picture={useBrand().pictures.register} />
export const Recovery = () => <Aside picture={useBrand().pictures.recovery} />

export const Promotion = () => <PromotionArt picture="" className="aspect-16/9 rounded-panel" />

/** The page behind a heading and a panel. Fixed parts stay in the box, since it is transformed. */
export const Background = () => (
  <div className="translate-0 overflow-hidden rounded-panel">
    <PageBackground />
    <div className="flex aspect-16/10 flex-col gap-3 p-6">
      <strong className="text-title">Promotions</strong>
      <span className="text-body text-muted">Offers for this week</span>
      <span className="card p-4 text-label">A panel on the page</span>
    </div>
  </div>
)

export const Empty = () => (
  <EmptyArtContext value={useBrand().pictures.empty && <EmptyArt />}>
    <EmptyState icon={<FolderOpen />} title="No messages" detail="New ones appear here." />
  </EmptyArtContext>
)

export const NotFound = () => <NotFoundScreen />

export const Maintenance = () => (
  <StatusPage art={<StatusScene scene="maintenance" />} title="We’ll be right back" />
)

export const Blocked = () => (
  <StatusPage art={<StatusScene scene="blocked" />} title="Not available in your region" />
)

export function PlayerPicture() {
  const src = useAvatarUrl(null)
  return (
    <div className="flex items-center gap-4">
      <Avatar src={src} name="Lotus" className="size-16 text-heading" />
      <Avatar src={src} name="Lotus" />
      <span className="text-label">Lotus</span>
    </div>
  )
}

/** Ranks for which the themes have colours. */
const RANKS = [1, 2, 3, 4, 5, 6]

export const Tiers = () => (
  <Row>
    {RANKS.map((rank) => (
      <LevelEmblem key={rank} rank={rank} className="size-20" />
    ))}
  </Row>
)

export function Categories() {
  const { i18n } = useLingui()
  return (
    <Row>
      {GAME_TYPES.map((type) => (
        <span key={type} className="flex w-20 flex-col items-center gap-1 text-caption">
          <GameTypeIcon type={type} />
          <span className="text-center">{i18n._(CATEGORIES[type].name)}</span>
        </span>
      ))}
    </Row>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-4">{children}</div>
)

/** A link in a chat, with its picture. */
export const Social = () => (
  <Icon slot="social">
    {(picture) => (
      <span className="flex max-w-sm flex-col overflow-hidden rounded-panel border border-border bg-raised">
        <span className="aspect-1200/630 overflow-hidden bg-surface">{picture}</span>
        <span className="p-3 text-label">A link to the site</span>
      </span>
    )}
  </Icon>
)

/** A tab of a browser at 16 px, and the same picture at 32 px. */
export const Favicon = () => (
  <Icon slot="favicon">
    {(picture) => (
      <span className="flex items-center gap-6">
        <span className="flex items-center gap-2 rounded-t-panel bg-raised px-4 py-2 text-caption">
          <span className="size-4">{picture}</span>
          <span>A tab</span>
        </span>
        <span className="size-8">{picture}</span>
      </span>
    )}
  </Icon>
)

/** An icon of a home screen in the shapes to which launchers crop it. */
export const Maskable = () => (
  <Icon slot="maskable">
    {(picture) => (
      <Row>
        {['rounded-full', 'rounded-[28%]', ''].map((shape) => (
          <span key={shape} className={`size-24 overflow-hidden bg-raised ${shape}`}>
            {picture}
          </span>
        ))}
      </Row>
    )}
  </Icon>
)
