import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'

const TIERS = ['tier-1', 'tier-2', 'tier-3', 'tier-4', 'tier-5', 'tier-6']
const BARS = ['chart', 'success', 'danger']

/** A page in small, with everything that the choices of colour change. */
export function ColourUse() {
  return (
    <div className="flex max-w-xl flex-col bg-surface text-text">
      <header className="flex items-center justify-between border-b border-header-border bg-header px-4 py-3 text-on-header">
        <span className="text-heading">Header</span>
        <span className="text-label text-on-header-muted">Words beside it</span>
      </header>
      <main className="flex flex-col gap-5 p-4">
        <div className="flex flex-wrap gap-2">
          <Chip active>All</Chip>
          <Chip active={false}>Hot</Chip>
          <Chip active={false}>New</Chip>
        </div>
        <ul className="flex flex-wrap gap-2">
          {GAME_TYPES.map((type) => (
            <li key={type}>
              <GameTypeIcon type={type} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3 rounded-panel border border-border bg-raised p-4">
          <Badge tone="hot">Hot</Badge>
          <Badge tone="new">New</Badge>
          <span className="rounded-pill bg-reward px-3 py-1 text-label font-semibold text-on-reward">
            Reward
          </span>
          <span className="rounded-pill bg-reward-soft px-3 py-1 text-label text-reward-text">
            Gift
          </span>
          <strong className="text-heading text-money">1,250.00</strong>
          <span className="text-label text-danger-text">An error</span>
        </div>
        <div className="flex flex-wrap gap-2">
          {[...TIERS, ...BARS].map((name) => (
            <span key={name} className="flex flex-col gap-1 text-caption text-muted">
              <span
                className="h-8 w-12 rounded-control"
                style={{ background: `var(--color-${name})` }}
              />
              <span>{name}</span>
            </span>
          ))}
        </div>
        <div className="flex gap-3">
          <Button>Join the table</Button>
          <span className="flex flex-1 items-center rounded-control bg-gradient-primary px-4 text-label font-semibold text-on-primary">
            Gradient
          </span>
        </div>
      </main>
      <footer className="flex justify-between border-t border-footer-border bg-footer p-4 text-on-footer">
        <span className="text-label">Footer</span>
        <span className="text-label text-on-footer-muted">Words beside it</span>
      </footer>
    </div>
  )
}
