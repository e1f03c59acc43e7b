import { mkdirSync, symlinkSync } from 'node:fs'
import type { BadCase } from './bad-case.ts'

const file =
  (name: string, content: string | Uint8Array = 'text'): BadCase['spoil'] =>
  ({ write }) =>
    write(`public/${name}`, content)

/** Files in `public/` that the check refuses, with the expected messages. */
export const BAD_PUBLIC: BadCase[] = [
  {
    what: 'a page of its own in place of one of the site',
    spoil: file('Promotions.html'),
    told: 'public/Promotions.html: has the name of a file that the site itself has (promotions.html); delete it',
  },
  {
    what: 'a file of its own in place of one of the site',
    spoil: file('Robots.TXT'),
    told: 'public/Robots.TXT: has the name of a file that the site itself has (robots.txt); delete it',
  },
  {
    what: 'a page of its own for what is missing',
    spoil: file('.well-known/404.html'),
    told: 'public/.well-known/404.html: has the name of a file that the site itself has (404.html)',
  },
  {
    what: 'a script of its own',
    spoil: file('track.js'),
    told: 'public/track.js: ends with ".js", must end with one of .html, .txt,',
  },
  {
    what: 'an added drawing',
    spoil: file('mark.svg', '<svg/>'),
    told: 'public/mark.svg: ends with ".svg", must end with one of',
  },
  {
    what: 'a compressed file of its own',
    spoil: file('security.txt.gz'),
    told: 'public/security.txt.gz: ends with ".gz", must end with one of',
  },
  {
    what: 'a file of its own in place of a page',
    spoil: file('promotions'),
    told: 'public/promotions: has no ending; move it below .well-known, or add one of',
  },
  {
    what: 'a folder of its own',
    spoil: file('assets/app.txt'),
    told: 'public/assets: is a folder; put its files beside it, or below .well-known',
  },
  {
    what: 'an added file that nobody may read',
    spoil: file('.well-known/.DS_Store'),
    told: 'public/.well-known/.DS_Store: begins with ".", which no visitor may read; rename it',
  },
  {
    what: 'headers of its own',
    spoil: file('_headers'),
    told: 'public/_headers: begins with "_", which no visitor may read',
  },
  {
    what: 'an added file with a blank in its name',
    spoil: file('my file.txt'),
    told: 'public/my file.txt: has another sign than letters, digits',
  },
  {
    what: 'an added page that runs a script',
    spoil: file('google1.html', '<p>x</p><SCRIPT>alert(1)</SCRIPT>'),
    told: 'public/google1.html: holds "<SCRIPT", must hold words only, since the site runs none of it',
  },
  {
    what: 'an added page that leads elsewhere',
    spoil: file('yandex1.html', '<meta http-equiv="refresh" content="0;url=//evil.example">'),
    told: 'public/yandex1.html: holds "http-equiv=\\"refresh", must hold words only',
  },
  {
    what: 'an added page that handles an event',
    spoil: file('BingSiteAuth.xml', '<a onclick="x()"/>'),
    told: 'public/BingSiteAuth.xml: holds "onclick=", must hold words only',
  },
  {
    what: 'an added page that is long',
    spoil: file('page.html', 'a'.repeat(4097)),
    told: 'public/page.html: has 5 kB, must not be over 4 kB',
  },
  {
    what: 'an added file that is large',
    spoil: file('terms.pdf', Buffer.alloc(200 * 1024)),
    told: 'public/terms.pdf: has 200 kB, must not be over 128 kB',
  },
  {
    what: 'an association with apps that is not JSON',
    spoil: file('.well-known/apple-app-site-association', '{ "applinks": }'),
    told: /public\/\.well-known\/apple-app-site-association:1:15: is not JSON: unexpected token '}'$/,
  },
  {
    what: 'an added file that is a link out of the brand folder',
    spoil: ({ id, workspace }) => {
      mkdirSync(workspace.path(id, 'public'))
      symlinkSync('/etc/hostname', workspace.path(id, 'public/host.txt'))
    },
    told: 'public/host.txt: is a link out of the brand folder; put the file itself there',
  },
  {
    what: 'added files in a folder that is a link out of the brand folder',
    spoil: ({ id, workspace }) => symlinkSync('/etc', workspace.path(id, 'public')),
    told: 'public: is a link out of the brand folder; put the folder itself there',
  },
  {
    what: 'an added file that is a link to itself',
    spoil: ({ id, workspace }) => {
      mkdirSync(workspace.path(id, 'public'))
      symlinkSync('loop.txt', workspace.path(id, 'public/loop.txt'))
    },
    told: 'public/loop.txt: is a link that leads back to itself; put the file itself there',
  },
  {
    what: 'too many added files',
    spoil: ({ write }) => {
      for (let at = 0; at <= 100; at++) write(`public/${at}.txt`, 'text')
    },
    told: 'public: has 101 files, must not have over 100',
  },
]
