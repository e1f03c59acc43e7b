import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** Says what is measured, from the sample's box and styles. */
  write: (box: DOMRect, styles: CSSStyleDeclaration) => string
  /** The sample, which follows its measure. */
  children: ReactElement
}

/** A sample with its measure before it, as the browser draws it in the toolbar's brand. */
export function Measured({ write, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [measure, setMeasure] = useState('')
  useLayoutEffect(() => {
    const sample = place.current!.firstElementChild!
    const read = () => setMeasure(write(sample.getBoundingClientRect(), getComputedStyle(sample)))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(sample)
    return () => observer.disconnect()
  }, [write])
  return (
    <>
      <span className="text-muted tabular-nums">{measure}</span>
      <div ref={place}>{children}</div>
    </>
  )
}
