import type { BannerTheme } from '#scripts/scenery/world.ts'
import type { Words } from '../../db/tables.ts'
import { inFive } from '../words.ts'
import type { Campaign } from './rules.ts'

/** What each month is called, January first. */
const FEASTS: readonly (readonly [string, BannerTheme, Words])[] = [
  [
    'new-year',
    'festival',
    inFive('New year fireworks', 'พลุต้อนรับปีใหม่', 'Pháo hoa năm mới', '새해 불꽃 축제', '新年烟火季'),
  ],
  [
    'lunar-new-year',
    'festival',
    inFive('Lunar new year', 'เทศกาลตรุษจีน', 'Tết Nguyên đán', '설날 잔치', '新春盛典'),
  ],
  [
    'spring',
    'referral',
    inFive('Spring bloom', 'ดอกไม้บานรับฤดูใบไม้ผลิ', 'Mùa xuân nở rộ', '봄꽃 축제', '春日花开'),
  ],
  [
    'water',
    'fishing',
    inFive('Water festival', 'มหาสงกรานต์', 'Lễ hội té nước', '물 축제', '泼水节狂欢'),
  ],
  [
    'treasure',
    'welcome',
    inFive('Treasure hunt', 'ล่าขุมทรัพย์', 'Săn kho báu', '보물찾기', '寻宝之旅'),
  ],
  [
    'midsummer',
    'live',
    inFive('Midsummer nights', 'ค่ำคืนกลางฤดูร้อน', 'Đêm giữa hè', '한여름 밤', '仲夏之夜'),
  ],
  [
    'champions',
    'sports',
    inFive('Summer of champions', 'ฤดูร้อนของแชมป์', 'Mùa hè vô địch', '챔피언의 여름', '冠军之夏'),
  ],
  [
    'ocean',
    'fishing',
    inFive('Ocean month', 'เดือนแห่งมหาสมุทร', 'Tháng đại dương', '바다의 달', '海洋月'),
  ],
  [
    'moon',
    'festival',
    inFive('Moon festival', 'เทศกาลไหว้พระจันทร์', 'Tết Trung thu', '한가위 보름달', '中秋赏月'),
  ],
  [
    'masks',
    'vip',
    inFive('Night of masks', 'ราตรีหน้ากาก', 'Đêm hội hóa trang', '가면의 밤', '假面之夜'),
  ],
  [
    'lights',
    'lottery',
    inFive('Festival of lights', 'ลอยกระทงแสงไฟ', 'Lễ hội ánh sáng', '빛의 축제', '水灯节'),
  ],
  [
    'gala',
    'tournament',
    inFive('Year-end gala', 'กาล่าส่งท้ายปี', 'Dạ tiệc cuối năm', '연말 갈라', '年终盛典'),
  ],
]

/** The campaign of a month, such as `2026-11`. */
export function campaignOf(month: string): Campaign {
  const [name, picture, title] = FEASTS[Number(month.slice(5)) - 1]!
  return {
    id: `${name}-${month}`,
    category: 'event',
    kind: 'claim',
    picture,
    title,
    summary: inFive(
      'Deposit {amount:3000}, bet {amount:20000}, and {amount:388} is yours.',
      'ฝาก {amount:3000} เดิมพัน {amount:20000} รับ {amount:388}',
      'Nạp {amount:3000}, cược {amount:20000} và nhận {amount:388}.',
      '{amount:3000} 입금, {amount:20000} 베팅하면 {amount:388} 지급.',
      '存款 {amount:3000}，投注 {amount:20000}，即得 {amount:388}。',
    ),
    about: inFive(
      '<p>All month long: join, and what you deposit and bet from then on fills two bars. When both are full, the bonus is yours. There are 500.</p>',
      '<p>ตลอดทั้งเดือน กดเข้าร่วม แล้วยอดฝากและยอดเดิมพันหลังจากนั้นจะเติมแถบสองแถบ เมื่อเต็มทั้งคู่รับโบนัสได้เลย มีทั้งหมด 500 สิทธิ์</p>',
      '<p>Suốt cả tháng: tham gia, rồi tiền nạp và tiền cược từ lúc đó sẽ lấp đầy hai thanh. Khi cả hai đầy, tiền thưởng là của bạn. Có tất cả 500 suất.</p>',
      '<p>한 달 내내 진행됩니다. 참여한 뒤의 입금과 베팅이 두 목표를 채우며, 모두 채우면 보너스를 받으실 수 있습니다. 총 500명입니다.</p>',
      '<p>整月有效：报名后的存款与投注会填满两条进度，全部填满即可领取红利，共 500 份。</p>',
    ),
    schedule: { kind: 'month', month },
    round: 'once',
    needs: [
      { kind: 'deposit', baht: 3000 },
      { kind: 'bet', baht: 20_000 },
    ],
    reward: { kind: 'bonus', amount: 388, turnover: 5 },
    limits: { grants: 500, baht: 194_000, player: 1 },
  }
}
