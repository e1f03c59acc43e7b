import { useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { daysBefore, daysOfPreset, OVERVIEW_PRESETS, type OverviewPreset } from './overviewDays.ts'
import { FIGURE_IDS } from './figures.ts'
import type { FigureId } from './schema.ts'

const DEFAULTS = { preset: 'today', figure: 'turnover' } as const

/** Holds the chosen period and figure of the overview, which the address stores. */
export function useOverviewState() {
  const { timeZone: zone } = useBrand()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const preset = OVERVIEW_PRESETS.find((one) => one === params.get('preset')) ?? DEFAULTS.preset
  const figure = FIGURE_IDS.find((one) => one === params.get('figure')) ?? DEFAULTS.figure
  const days = daysOfPreset(preset, useToday())
  const go = (next: { preset: OverviewPreset; figure: FigureId }, replace: boolean) => {
    const written = new URLSearchParams()
    if (next.preset !== DEFAULTS.preset) written.set('preset', next.preset)
    if (next.figure !== DEFAULTS.figure) written.set('figure', next.figure)
    void navigate({ search: written.toString(), hash }, { replace, preventScrollReset: true })
  }
  return {
    preset,
    figure,
    days,
    before: daysBefore(days),
    zone,
    choosePreset: (chosen: OverviewPreset) => go({ preset: chosen, figure }, false),
    chooseFigure: (chosen: FigureId) => go({ preset, figure: chosen }, true),
  }
}
