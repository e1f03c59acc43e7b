import type { ReactNode } from 'react'

/** Content of each drawing: a phone screen of 120 × 88 SVG units. */
const DRAWINGS = {
  download: (
    <>
      <rect x="30" y="20" width="60" height="8" rx="4" className="fill-border" />
      <path d="M60 36v22m-9-9 9 9 9-9" className="stroke-primary" />
      <path d="M42 66h36" className="stroke-border-strong" />
    </>
  ),
  allow: (
    <>
      <Row y={22} />
      <Row y={36} />
      <rect x="28" y="50" width="64" height="18" rx="5" className="fill-primary-soft" />
      <rect x="34" y="57" width="24" height="4" rx="2" className="fill-on-primary-soft" />
      <rect x="68" y="53.5" width="20" height="11" rx="5.5" className="fill-primary" />
      <circle cx="82.5" cy="59" r="4" className="fill-on-primary" />
    </>
  ),
  install: (
    <>
      <AppIcon x={50} y={20} />
      <rect x="44" y="44" width="32" height="4" rx="2" className="fill-border-strong" />
      <rect x="36" y="56" width="48" height="14" rx="7" className="fill-primary" />
      <rect x="50" y="61" width="20" height="4" rx="2" className="fill-on-primary" />
    </>
  ),
  open: (
    <>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row}${column}`}
            x={35 + column * 19}
            y={20 + row * 18}
            width="12"
            height="12"
            rx="3.5"
            className={row === 1 && column === 1 ? 'fill-primary' : 'fill-border'}
          />
        )),
      )}
      <circle cx="60" cy="44" r="13" className="stroke-accent" />
    </>
  ),
  settings: (
    <>
      <Row y={20} />
      <Row y={32} />
      <rect x="28" y="43" width="64" height="13" rx="4" className="fill-primary-soft" />
      <circle cx="36" cy="49.5" r="3" className="fill-primary" />
      <rect x="43" y="47.5" width="34" height="4" rx="2" className="fill-on-primary-soft" />
      <path d="m85 46.5 3 3-3 3" className="stroke-primary" />
      <Row y={60} />
    </>
  ),
  trust: (
    <>
      <path
        d="M60 18c5 4 10 5 15 5 0 14-3 23-15 29-12-6-15-15-15-29 5 0 10-1 15-5z"
        className="fill-primary-soft"
      />
      <path d="m53 34 5 5 9-10" className="stroke-primary" />
      <rect x="36" y="58" width="48" height="13" rx="6.5" className="fill-primary" />
      <rect x="51" y="62.5" width="18" height="4" rx="2" className="fill-on-primary" />
    </>
  ),
  share: (
    <>
      <rect x="28" y="18" width="64" height="30" rx="4" className="fill-border" />
      <path d="M53 59h-4v14h22V59h-4M60 66V52m-5 5 5-5 5 5" className="stroke-primary" />
    </>
  ),
  menu: (
    <>
      <rect x="28" y="18" width="46" height="10" rx="5" className="fill-border" />
      {[19, 23, 27].map((y) => (
        <circle key={y} cx="86" cy={y} r="1.8" className="fill-primary" />
      ))}
      <circle cx="86" cy="23" r="9" className="stroke-accent" />
      <rect x="48" y="36" width="44" height="34" rx="4" className="fill-border" />
      <rect x="53" y="42" width="30" height="4" rx="2" className="fill-border-strong" />
      <rect x="53" y="51" width="24" height="4" rx="2" className="fill-border-strong" />
      <rect x="53" y="60" width="30" height="4" rx="2" className="fill-border-strong" />
    </>
  ),
  add: (
    <>
      <Row y={20} />
      <rect x="28" y="32" width="64" height="16" rx="5" className="fill-primary-soft" />
      <rect x="34" y="38" width="34" height="4" rx="2" className="fill-on-primary-soft" />
      <rect x="76" y="34.5" width="11" height="11" rx="3" className="stroke-primary" />
      <path d="M81.5 37v6m-3-3h6" className="stroke-primary" />
      <Row y={56} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Drawing = keyof typeof DRAWINGS

function Row({ y }: { y: number }) {
  return (
    <>
      <circle cx="34" cy={y + 3} r="3" className="fill-border-strong" />
      <rect x="42" y={y + 1} width="42" height="4" rx="2" className="fill-border" />
    </>
  )
}

function AppIcon({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="20" height="20" rx="6" className="fill-primary" />
      <path d={`m${x + 7} ${y + 5.5} 8 4.5-8 4.500z`} className="fill-on-primary" />
    </>
  )
}

/** A drawing for one step of the installation guide. The text beside it says the same. */
export function StepDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      viewBox="0 0 120 88"
      aria-hidden="true"
      className="w-full fill-none [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:3]"
    >
      <path
        d="M22 88V14a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v74"
        className="fill-surface stroke-border-strong"
      />
      <rect x="50" y="10" width="20" height="4" rx="2" className="fill-border-strong" />
      {DRAWINGS[drawing]}
    </svg>
  )
}
