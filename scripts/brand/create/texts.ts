import type { LanguageCode } from '#rules/languages.ts'

export interface FirstTexts {
  /** Text that follows the brand's name in the title of the home page. */
  title: string
  description: (name: string) => string
  /** Text of the footer; `{minimumAge}` stands for the age, as in every brand file. */
  footer: (name: string) => string
  /** Says that the operator is not liable for breaches of local law. */
  disclaimer: string
}

/** By language; one without texts of its own begins with the English ones. */
const FIRST_TEXTS: Partial<Record<LanguageCode, FirstTexts>> & { EN: FirstTexts } = {
  TH: {
    title: 'คาสิโนสด สล็อต และกีฬา',
    description: (name) =>
      `เล่นคาสิโนสด สล็อต กีฬา และเกมไพ่ที่ ${name} ในที่เดียว ฝากถอนรวดเร็ว พร้อมทีมงานดูแลตลอด 24 ชั่วโมง`,
    footer: (name) => `การเล่นเกมมีความเสี่ยง ${name} ให้บริการเฉพาะผู้ที่มีอายุ {minimumAge} ปีขึ้นไป`,
    disclaimer: 'ผู้เล่นมีหน้าที่ตรวจสอบกฎหมายในพื้นที่ของตน และเราไม่รับผิดชอบต่อการฝ่าฝืนกฎหมายดังกล่าว',
  },
  EN: {
    title: 'Live casino, slots and sports',
    description: (name) =>
      `Live tables, slots, sports and card games in one place at ${name}. Quick deposits and withdrawals, and help around the clock.`,
    footer: (name) => `Gaming involves risk. ${name} is for players aged {minimumAge} and over.`,
    disclaimer:
      'It is up to you to know the law where you are; we are not responsible if you break it.',
  },
  VI: {
    title: 'Casino trực tiếp, slot và thể thao',
    description: (name) =>
      `Casino trực tiếp, slot, thể thao và game bài cùng một nơi tại ${name}. Nạp rút nhanh, hỗ trợ 24/7.`,
    footer: (name) =>
      `Cá cược luôn có rủi ro. ${name} chỉ dành cho người từ đủ {minimumAge} tuổi trở lên.`,
    disclaimer:
      'Người chơi tự tìm hiểu luật pháp nơi mình sinh sống; chúng tôi không chịu trách nhiệm cho hành vi vi phạm.',
  },
  KO: {
    title: '라이브 카지노, 슬롯, 스포츠',
    description: (name) =>
      `${name}에서 라이브 카지노, 슬롯, 스포츠, 카드 게임을 모두 즐겨 보세요. 빠른 입출금과 24시간 고객 지원을 제공합니다.`,
    footer: (name) =>
      `게임에는 위험이 따릅니다. ${name} 서비스는 만 {minimumAge}세 이상만 이용할 수 있습니다.`,
    disclaimer:
      '거주 지역의 법률은 이용자가 직접 확인해야 하며, 위반에 대해 당사는 책임지지 않습니다.',
  },
  CN: {
    title: '真人、老虎机与体育',
    description: (name) =>
      `在 ${name} 一处畅享真人牌桌、老虎机、体育与棋牌。存取迅速，客服全天候为您服务。`,
    footer: (name) => `博彩有风险。${name} 仅面向年满 {minimumAge} 周岁的玩家。`,
    disclaimer: '请自行了解所在地法律，如有违反，本站概不负责。',
  },
}

/** Returns the texts of a new brand in a language, which its operator will replace. */
export const firstTextsOf = (code: LanguageCode): FirstTexts => FIRST_TEXTS[code] ?? FIRST_TEXTS.EN
