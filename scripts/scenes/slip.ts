/** A payment slip as a bank's app would show it, as an SVG of 480 by 720 pixels. */
export const SLIP = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720">
      <rect width="480" height="720" fill="#f2f5f9"/><rect width="480" height="150" fill="#1f7a4d"/>
      <circle cx="240" cy="150" r="44" fill="#fff"/>
      <path d="m218 150 16 16 30-32" fill="none" stroke="#1f7a4d" stroke-width="9"/>
      <g fill="#c3ccd8"><rect x="120" y="230" width="240" height="30"/>
      <rect x="60" y="330" width="150" height="16"/><rect x="60" y="380" width="210" height="16"/>
      <rect x="60" y="430" width="130" height="16"/><rect x="290" y="330" width="130" height="16"/>
      <rect x="330" y="430" width="90" height="16"/></g></svg>`
