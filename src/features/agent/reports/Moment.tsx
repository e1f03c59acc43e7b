interface Props {
  at: string
  report: { writeDay: (at: string) => string; writeTime: (at: string) => string }
}

/** A date with the time of day below it, so that neither breaks in a narrow column. */
export const Moment = ({ at, report }: Props) => (
  <span className="flex flex-wrap gap-x-2 lg:flex-col lg:text-caption lg:whitespace-nowrap">
    <span>{report.writeDay(at)}</span> <span>{report.writeTime(at)}</span>
  </span>
)
