const HUES = [12, 38, 58, 96, 140, 168, 190, 212, 236, 268, 300, 336]
const EARS = [
  // Shapes of the ears: pointed, round or long.
  '<path d="M20 44 26 10 50 28ZM80 44 74 10 50 28Z"/>',
  '<circle cx="24" cy="26" r="14"/><circle cx="76" cy="26" r="14"/>',
  '<ellipse cx="36" cy="20" rx="9" ry="20"/><ellipse cx="64" cy="20" rx="9" ry="20"/>',
]
const MOUTHS = ['M42 70q4 5 8 0q4 5 8 0', 'M40 69q10 9 20 0', 'M44 71h12', 'M42 72q8-6 16 0']

/** Draws an animal's face as a profile picture; `index` counts from 0. */
export function drawAvatar(index: number): string {
  const hue = HUES[index % HUES.length]
  const fur = `oklch(0.86 0.09 ${(hue! + 40) % 360})`
  const muzzle = `oklch(0.96 0.03 ${(hue! + 40) % 360})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="oklch(0.62 0.15 ${hue})"/><stop offset="1" stop-color="oklch(0.36 0.12 ${(hue! + 50) % 360})"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/><g fill="${fur}">${EARS[index % EARS.length]}<circle cx="50" cy="58" r="32"/></g><ellipse cx="50" cy="69" rx="17" ry="13" fill="${muzzle}"/><g fill="#1c1a22"><circle cx="38" cy="52" r="4.5"/><circle cx="62" cy="52" r="4.5"/><ellipse cx="50" cy="63" rx="4.5" ry="3.2"/></g><g fill="#fff"><circle cx="39.6" cy="50.4" r="1.5"/><circle cx="63.6" cy="50.4" r="1.5"/></g><path d="${MOUTHS[index % MOUTHS.length]}" fill="none" stroke="#1c1a22" stroke-width="2" stroke-linecap="round"/></svg>`
}
