import { type HeadingChoices, linkCompanions } from '../applyLook.ts'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { Block } from './Block.tsx'
import { Measured } from './Measured.tsx'

const STYLES = Object.entries(TOKENS.textStyles)

/** Writes size, line height and weight of a text, such as "32/38 px, 700". */
const writeType = (_box: DOMRect, { fontSize, lineHeight, fontWeight }: CSSStyleDeclaration) =>
  `${Math.round(Number.parseFloat(fontSize) * 10) / 10}/${Math.round(Number.parseFloat(lineHeight))} px, ${fontWeight}`

/** Letters with tall marks, chosen on purpose: no mark may be cut or touch the line above. */
export const SAMPLES = [
  { lang: 'en', text: 'Every light in the hall is on' },
  { lang: 'th', text: 'ที่นี่ผู้ชนะได้ยิ้ม ปั๊มน้ำมันกู้ชื่อ' },
  { lang: 'vi', text: 'Ế ẩm rồi cũng rộn rã, thưởng lễ hội' },
  { lang: 'ko', text: '오늘 밤 모든 불빛이 켜집니다' },
  { lang: 'zh-Hans', text: '今夜，灯火通明' },
]

/** The sizes of text in five scripts, with the companions of a face. */
export function TypeScale({ choices }: { choices: HeadingChoices }) {
  linkCompanions(choices)
  return (
    <Block title="Type">
      <dl className="flex flex-col gap-8">
        {STYLES.map(([style, description]) => (
          <div key={style} className="grid gap-2 md:grid-cols-[8rem_1fr]">
            <dt className="text-caption md:row-span-5">
              <code className="block">{`text-${style}`}</code>
              <Measured write={writeType}>
                <span aria-hidden="true" className={`block h-0 overflow-hidden text-${style}`} />
              </Measured>
              <span className="block text-muted">{description}</span>
            </dt>
            {SAMPLES.map(({ lang, text }) => (
              <dd key={lang} lang={lang} className={`md:col-start-2 text-${style}`}>
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Block>
  )
}
