interface Props {
  at: string
  report: { writeDay: (at: string) => string; writeTime: (at: string) => string }
}

/** A date with the time of day on the line below, so that neither is broken in a narrow column. */
export const Moment = ({ at, report }: Props) => (
  <span className="flex flex-wrap gap-x-2 lg:flex-col lg:text-caption lg:whitespace-nowrap">
    <span>{report.writeDay(at)}</span> <span>{report.writeTime(at)}</span>
  </span>
)
