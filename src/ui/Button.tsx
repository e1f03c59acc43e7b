import type { ComponentProps } from 'react'

type Variant = 'primary' | 'accent' | 'outline' | 'quiet'
type Size = 'sm' | 'md' | 'lg'

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-primary text-on-primary shadow-glow hover:bg-primary-hover',
  accent: 'bg-accent text-on-accent hover:brightness-110',
  outline: 'border border-border-strong text-text hover:bg-raised',
  quiet: 'text-text hover:bg-raised',
}

const SIZES: Record<Size, string> = {
  sm: 'min-h-control-sm px-3 text-label',
  md: 'min-h-control px-4 text-label',
  lg: 'min-h-control-lg px-6 text-body',
}

interface Look {
  variant?: Variant
  size?: Size
  block?: boolean
}

/** The look of a button, for links that should look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block = false,
}: Look = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none transition-[background-color,filter,transform] duration-quick ease-out-soft active:scale-[0.97] disabled:pointer-events-none disabled:opacity-50 ${block ? 'w-full' : ''} ${VARIANTS[variant]} ${SIZES[size]}`
}

export function Button({
  variant,
  size,
  block,
  className = '',
  ...props
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(block && { block }) })} ${className}`}
      {...props}
    />
  )
}
