import type { Words } from '../db/tables.ts'
import { delivered, type Good } from './good.ts'
import { inFive } from './words.ts'

interface Voucher {
  id: string
  art: 'cart' | 'fuel' | 'coffee' | 'meal' | 'topUp'
  hue: number
  baht: number
  points: number
  stock: number
  name: Words
  mark?: 'new' | 'hot'
}

const CODE_NOTE = inFive(
  'The code stands on the receipt as soon as it is approved, usually within the hour.',
  'รหัสจะแสดงในใบรายการทันทีที่อนุมัติ โดยปกติภายในหนึ่งชั่วโมง',
  'Mã hiện trên biên nhận ngay khi được duyệt, thường trong vòng một giờ.',
  '승인되면 영수증에 코드가 표시되며 보통 한 시간 안에 처리됩니다.',
  '审核通过后，兑换码会显示在凭证上，通常一小时内完成。',
)

const voucher = ({ id, art, hue, points, stock, name, mark }: Voucher): Good => ({
  id,
  category: 'vouchers',
  name,
  summary: CODE_NOTE,
  picture: { art, hue },
  points,
  baht: 0,
  stock,
  most: 5,
  delivery: 'code',
  ...(mark && { mark }),
})

const shopping = inFive(
  'Shopping voucher',
  'บัตรกำนัลช้อปปิ้ง',
  'Phiếu mua sắm',
  '쇼핑 상품권',
  '购物券',
)
const valued = (name: Words, baht: number): Words => {
  const write = (text: string) => `${text} {amount:${baht}}`
  return inFive(write(name.EN), write(name.TH), write(name.VI), write(name.KO), write(name.CN))
}

export const VOUCHERS: readonly Good[] = [
  voucher({
    id: 'voucher-shop-100',
    art: 'cart',
    hue: 340,
    baht: 100,
    points: 10_500,
    stock: 200,
    name: valued(shopping, 100),
    mark: 'hot',
  }),
  voucher({
    id: 'voucher-shop-500',
    art: 'cart',
    hue: 265,
    baht: 500,
    points: 51_000,
    stock: 80,
    name: valued(shopping, 500),
  }),
  voucher({
    id: 'voucher-fuel-300',
    art: 'fuel',
    hue: 145,
    baht: 300,
    points: 31_000,
    stock: 100,
    name: valued(inFive('Fuel voucher', 'บัตรเติมน้ำมัน', 'Phiếu xăng dầu', '주유권', '加油券'), 300),
  }),
  voucher({
    id: 'voucher-coffee-100',
    art: 'coffee',
    hue: 50,
    baht: 100,
    points: 9900,
    stock: 150,
    name: valued(inFive('Coffee voucher', 'บัตรกาแฟ', 'Phiếu cà phê', '커피 쿠폰', '咖啡券'), 100),
  }),
  voucher({
    id: 'voucher-meal-200',
    art: 'meal',
    hue: 25,
    baht: 200,
    points: 20_500,
    stock: 120,
    name: valued(
      inFive(
        'Food delivery voucher',
        'บัตรสั่งอาหารเดลิเวอรี',
        'Phiếu giao đồ ăn',
        '음식 배달 쿠폰',
        '外卖券',
      ),
      200,
    ),
    mark: 'new',
  }),
  voucher({
    id: 'voucher-topup-50',
    art: 'topUp',
    hue: 210,
    baht: 50,
    points: 5200,
    stock: 300,
    name: valued(
      inFive(
        'Mobile top-up',
        'บัตรเติมเครดิตมือถือ',
        'Thẻ nạp điện thoại',
        '휴대폰 요금 쿠폰',
        '手机话费',
      ),
      50,
    ),
  }),
]

const FREE_BET = inFive('Free bet', 'เครดิตเดิมพันฟรี', 'Cược miễn phí', '무료 베팅', '免费投注')
const FREE_BET_NOTE = inFive(
  'In your balance at once. Bet it once within seven days, then it can be withdrawn.',
  'เข้ายอดเงินทันที เดิมพันให้ครบหนึ่งเท่าภายในเจ็ดวันแล้วถอนได้',
  'Vào số dư ngay. Cược đủ một vòng trong bảy ngày là có thể rút.',
  '잔액에 바로 지급됩니다. 7일 안에 1배 베팅하면 출금할 수 있습니다.',
  '即刻到账。七天内完成一倍流水即可提款。',
)

const freeBet = (baht: number, points: number, hue: number, mark?: 'new' | 'hot'): Good => ({
  id: `free-bet-${baht}`,
  category: 'freeBets',
  name: valued(FREE_BET, baht),
  summary: FREE_BET_NOTE,
  picture: { art: 'freeBet', hue },
  points,
  baht: 0,
  stock: 1000,
  most: 5,
  delivery: 'credit',
  bonus: { baht, times: 1 },
  ...(mark && { mark }),
})

export const FREE_BETS: readonly Good[] = [
  freeBet(20, 1800, 155),
  freeBet(50, 4400, 230, 'hot'),
  freeBet(100, 8600, 20),
  freeBet(500, 42_000, 300),
]

const merchandise = delivered('brand', 3)

export const BRAND_GOODS: readonly Good[] = [
  merchandise(
    { id: 'brand-shirt', picture: { art: 'shirt', hue: 260 }, points: 9900, stock: 80 },
    inFive(
      '{brand} football shirt',
      'เสื้อฟุตบอล {brand}',
      'Áo bóng đá {brand}',
      '{brand} 축구 유니폼',
      '{brand} 足球衫',
    ),
    inFive(
      'Light and quick to dry; say your size in the note.',
      'เนื้อผ้าเบา แห้งไว ระบุไซซ์ในช่องหมายเหตุ',
      'Nhẹ, khô nhanh; ghi cỡ áo trong phần ghi chú.',
      '가볍고 빨리 마릅니다. 메모에 사이즈를 적어 주세요.',
      '轻薄速干，请在备注中注明尺码。',
    ),
  ),
  merchandise(
    { id: 'brand-cap', picture: { art: 'cap', hue: 15 }, points: 6900, stock: 120 },
    inFive('{brand} cap', 'หมวก {brand}', 'Mũ {brand}', '{brand} 모자', '{brand} 棒球帽'),
    inFive(
      'Embroidered, one size for all.',
      'ปักลาย ฟรีไซซ์',
      'Thêu logo, một cỡ vừa mọi người.',
      '자수 로고, 프리사이즈입니다.',
      '刺绣标志，均码。',
    ),
  ),
  merchandise(
    { id: 'brand-mug', picture: { art: 'mug', hue: 190 }, points: 4900, stock: 150 },
    inFive('{brand} mug', 'แก้ว {brand}', 'Cốc {brand}', '{brand} 머그컵', '{brand} 马克杯'),
    inFive(
      'Stoneware for a long night of matches.',
      'แก้วเซรามิกคู่ใจคืนดูบอล',
      'Cốc sứ cho những đêm xem bóng đá.',
      '긴 경기 밤을 함께할 도자기 머그컵입니다.',
      '陪您熬夜看球的陶瓷杯。',
    ),
  ),
  merchandise(
    { id: 'brand-bottle', picture: { art: 'bottle', hue: 165 }, points: 7900, stock: 90 },
    inFive(
      '{brand} steel bottle',
      'กระบอกน้ำสเตนเลส {brand}',
      'Bình giữ nhiệt {brand}',
      '{brand} 스테인리스 물병',
      '{brand} 保温瓶',
    ),
    inFive(
      'Cold for a day, hot for half of one.',
      'เก็บเย็น 24 ชั่วโมง เก็บร้อน 12 ชั่วโมง',
      'Giữ lạnh 24 giờ, giữ nóng 12 giờ.',
      '차가움 24시간, 따뜻함 12시간을 유지합니다.',
      '保冷 24 小时，保温 12 小时。',
    ),
  ),
  merchandise(
    {
      id: 'brand-backpack',
      picture: { art: 'backpack', hue: 280 },
      points: 28_000,
      stock: 40,
      most: 2,
      mark: 'new',
    },
    inFive(
      '{brand} backpack',
      'กระเป๋าเป้ {brand}',
      'Ba lô {brand}',
      '{brand} 백팩',
      '{brand} 双肩包',
    ),
    inFive(
      'Room for a laptop and a weekend.',
      'ใส่โน้ตบุ๊กและของเที่ยวสุดสัปดาห์ได้สบาย',
      'Đủ chỗ cho laptop và hành lý cuối tuần.',
      '노트북과 주말 짐이 들어갑니다.',
      '装得下电脑和周末行囊。',
    ),
  ),
  merchandise(
    { id: 'brand-umbrella', picture: { art: 'umbrella', hue: 240 }, points: 11_900, stock: 70 },
    inFive('{brand} umbrella', 'ร่ม {brand}', 'Ô {brand}', '{brand} 우산', '{brand} 雨伞'),
    inFive(
      'Opens by itself and stands a monsoon.',
      'เปิดอัตโนมัติ ทนลมมรสุม',
      'Bung tự động, chịu gió lớn.',
      '자동으로 펼쳐지고 강풍에도 견딥니다.',
      '自动开合，不惧狂风。',
    ),
  ),
  merchandise(
    {
      id: 'brand-jacket',
      picture: { art: 'jacket', hue: 145 },
      points: 34_000,
      stock: 25,
      most: 1,
    },
    inFive(
      '{brand} track jacket',
      'เสื้อแจ็กเก็ต {brand}',
      'Áo khoác {brand}',
      '{brand} 트랙 재킷',
      '{brand} 运动外套',
    ),
    inFive(
      'For the way home after extra time; say your size in the note.',
      'อุ่นสบายหลังต่อเวลาพิเศษ ระบุไซซ์ในช่องหมายเหตุ',
      'Ấm áp trên đường về sau hiệp phụ; ghi cỡ áo trong phần ghi chú.',
      '연장전 뒤 귀갓길에 좋습니다. 메모에 사이즈를 적어 주세요.',
      '加时赛后回家路上的温暖，请在备注中注明尺码。',
    ),
  ),
]
