import type { Good } from './good.ts'
import { inFive } from './words.ts'

type Own = Pick<Good, 'id' | 'picture' | 'points' | 'stock'> & Partial<Good>

const electronic = (own: Own, name: Good['name'], summary: Good['summary']): Good => ({
  category: 'electronics',
  baht: 0,
  most: 1,
  delivery: 'address',
  ...own,
  name,
  summary,
})

export const ELECTRONICS: readonly Good[] = [
  electronic(
    {
      id: 'phone-meridian',
      picture: { art: 'phone', hue: 268 },
      points: 1_480_000,
      baht: 4900,
      stock: 3,
      mark: 'hot',
    },
    inFive(
      'Meridian X smartphone, 512 GB',
      'สมาร์ตโฟน Meridian X 512 GB',
      'Điện thoại Meridian X 512 GB',
      'Meridian X 스마트폰 512GB',
      'Meridian X 智能手机 512 GB',
    ),
    inFive(
      'The large flagship: a 6.8-inch display, four cameras and two days of battery.',
      'รุ่นเรือธงจอ 6.8 นิ้ว กล้องสี่ตัว แบตเตอรี่อยู่ได้สองวัน',
      'Dòng cao cấp nhất: màn hình 6,8 inch, bốn camera, pin dùng hai ngày.',
      '6.8인치 화면, 카메라 4개, 이틀 가는 배터리를 갖춘 최상위 모델입니다.',
      '旗舰机型：6.8 英寸屏幕、四摄像头、两天续航。',
    ),
  ),
  electronic(
    {
      id: 'phone-lumen',
      picture: { art: 'phone', hue: 165 },
      points: 498_000,
      stock: 8,
    },
    inFive(
      'Lumen 5 smartphone, 256 GB',
      'สมาร์ตโฟน Lumen 5 256 GB',
      'Điện thoại Lumen 5 256 GB',
      'Lumen 5 스마트폰 256GB',
      'Lumen 5 智能手机 256 GB',
    ),
    inFive(
      'Slim and light, with a camera that sees well at night.',
      'บางเบา กล้องถ่ายกลางคืนได้คมชัด',
      'Mỏng nhẹ, camera chụp đêm rõ nét.',
      '얇고 가벼우며 야간 촬영에 강합니다.',
      '轻薄机身，夜拍清晰。',
    ),
  ),
  electronic(
    {
      id: 'phone-pebble',
      picture: { art: 'phone', hue: 28 },
      points: 189_000,
      stock: 15,
      mark: 'new',
    },
    inFive(
      'Pebble A2 smartphone, 128 GB',
      'สมาร์ตโฟน Pebble A2 128 GB',
      'Điện thoại Pebble A2 128 GB',
      'Pebble A2 스마트폰 128GB',
      'Pebble A2 智能手机 128 GB',
    ),
    inFive(
      'Everything that a phone needs, in a case that takes a fall.',
      'ครบทุกอย่างที่มือถือต้องมี ตัวเครื่องทนตก',
      'Đủ mọi tính năng cần có, vỏ máy chịu va đập.',
      '필요한 기능을 모두 담고 낙하에도 강한 스마트폰입니다.',
      '功能齐全，机身耐摔。',
    ),
  ),
  electronic(
    { id: 'tablet-atlas', picture: { art: 'tablet', hue: 240 }, points: 420_000, stock: 6 },
    inFive(
      'Atlas 11 tablet',
      'แท็บเล็ต Atlas 11',
      'Máy tính bảng Atlas 11',
      'Atlas 11 태블릿',
      'Atlas 11 平板电脑',
    ),
    inFive(
      'An 11-inch display for films and games, and a pen for notes.',
      'จอ 11 นิ้วสำหรับดูหนังและเล่นเกม พร้อมปากกาจดโน้ต',
      'Màn hình 11 inch xem phim, chơi game, kèm bút ghi chú.',
      '영화와 게임에 좋은 11인치 화면과 필기용 펜을 드립니다.',
      '11 英寸屏幕看片玩游戏，附手写笔。',
    ),
  ),
  electronic(
    {
      id: 'laptop-quill',
      picture: { art: 'laptop', hue: 215 },
      points: 890_000,
      baht: 2900,
      stock: 3,
    },
    inFive(
      'Quill 14 laptop',
      'โน้ตบุ๊ก Quill 14',
      'Laptop Quill 14',
      'Quill 14 노트북',
      'Quill 14 笔记本电脑',
    ),
    inFive(
      'Fourteen inches, 1.2 kg, and awake in a second.',
      'จอ 14 นิ้ว หนักเพียง 1.2 กก. เปิดเครื่องทันใจ',
      'Màn hình 14 inch, nặng 1,2 kg, mở máy tức thì.',
      '14인치, 1.2kg, 1초 만에 켜지는 노트북입니다.',
      '14 英寸，仅重 1.2 公斤，一秒唤醒。',
    ),
  ),
  electronic(
    {
      id: 'watch-tempo',
      picture: { art: 'watch', hue: 18 },
      points: 148_000,
      stock: 12,
      mark: 'new',
    },
    inFive(
      'Tempo smartwatch',
      'สมาร์ตวอตช์ Tempo',
      'Đồng hồ thông minh Tempo',
      'Tempo 스마트워치',
      'Tempo 智能手表',
    ),
    inFive(
      'Counts steps, sleep and heartbeats, and lasts a week.',
      'นับก้าว วัดการนอนและชีพจร ใช้ได้ทั้งสัปดาห์',
      'Đếm bước, theo dõi giấc ngủ và nhịp tim, pin một tuần.',
      '걸음, 수면, 심박을 재고 일주일 동안 쓸 수 있습니다.',
      '记录步数、睡眠和心率，续航一周。',
    ),
  ),
  electronic(
    {
      id: 'earbuds-hush',
      picture: { art: 'earbuds', hue: 200 },
      points: 59_000,
      stock: 30,
      most: 2,
      mark: 'hot',
    },
    inFive(
      'Hush wireless earbuds',
      'หูฟังไร้สาย Hush',
      'Tai nghe không dây Hush',
      'Hush 무선 이어폰',
      'Hush 无线耳机',
    ),
    inFive(
      'They keep the noise of the street out, for 30 hours with their case.',
      'ตัดเสียงรบกวน ใช้ได้ 30 ชั่วโมงเมื่อรวมกล่องชาร์จ',
      'Chống ồn, dùng 30 giờ kèm hộp sạc.',
      '주변 소음을 줄여 주고 케이스와 함께 30시간 재생됩니다.',
      '主动降噪，配合充电盒续航 30 小时。',
    ),
  ),
  electronic(
    { id: 'headphones-arc', picture: { art: 'headphones', hue: 300 }, points: 96_000, stock: 14 },
    inFive(
      'Arc over-ear headphones',
      'หูฟังครอบหู Arc',
      'Tai nghe chụp tai Arc',
      'Arc 헤드폰',
      'Arc 头戴式耳机',
    ),
    inFive(
      'Soft cushions and a deep, calm sound.',
      'ฟองน้ำนุ่ม เสียงทุ้มลึก ใส่สบายทั้งวัน',
      'Đệm tai êm, âm trầm ấm.',
      '부드러운 쿠션과 깊고 편안한 소리를 냅니다.',
      '耳罩柔软，音色深沉。',
    ),
  ),
  electronic(
    {
      id: 'speaker-drumlin',
      picture: { art: 'speaker', hue: 35 },
      points: 42_000,
      stock: 25,
      most: 2,
    },
    inFive(
      'Drumlin portable speaker',
      'ลำโพงพกพา Drumlin',
      'Loa di động Drumlin',
      'Drumlin 휴대용 스피커',
      'Drumlin 便携音箱',
    ),
    inFive(
      'Splash-proof, and loud enough for a beach.',
      'กันน้ำ เสียงดังเต็มชายหาด',
      'Chống nước, đủ lớn cho cả bãi biển.',
      '물에 강하고 해변에서도 충분히 큰 소리를 냅니다.',
      '防泼溅，音量足以带动整片沙滩。',
    ),
  ),
  electronic(
    {
      id: 'power-brick',
      picture: { art: 'powerBank', hue: 150 },
      points: 19_800,
      stock: 60,
      most: 3,
    },
    inFive(
      'Brick power bank, 20,000 mAh',
      'พาวเวอร์แบงก์ Brick 20,000 mAh',
      'Sạc dự phòng Brick 20.000 mAh',
      'Brick 보조 배터리 20,000mAh',
      'Brick 充电宝 20,000 mAh',
    ),
    inFive(
      'Charges a phone four times, two devices at once.',
      'ชาร์จมือถือได้สี่รอบ พร้อมกันสองเครื่อง',
      'Sạc điện thoại bốn lần, hai thiết bị cùng lúc.',
      '스마트폰을 네 번 채우고 두 기기를 함께 쓸 수 있습니다.',
      '可为手机充电四次，支持双设备同充。',
    ),
  ),
  electronic(
    { id: 'camera-field', picture: { art: 'camera', hue: 60 }, points: 560_000, stock: 2 },
    inFive(
      'Field One camera with 35 mm lens',
      'กล้อง Field One พร้อมเลนส์ 35 มม.',
      'Máy ảnh Field One kèm ống kính 35 mm',
      'Field One 카메라와 35mm 렌즈',
      'Field One 相机附 35 毫米镜头',
    ),
    inFive(
      'A small camera with a large sensor, for journeys.',
      'กล้องตัวเล็ก เซนเซอร์ใหญ่ เหมาะพกไปเที่ยว',
      'Máy nhỏ, cảm biến lớn, hợp cho mọi chuyến đi.',
      '작은 몸체에 큰 센서를 담은 여행용 카메라입니다.',
      '小机身大底传感器，旅行必备。',
    ),
  ),
  electronic(
    {
      id: 'console-orbit',
      picture: { art: 'console', hue: 285 },
      points: 398_000,
      stock: 5,
      mark: 'hot',
    },
    inFive(
      'Orbit game console',
      'เครื่องเกม Orbit',
      'Máy chơi game Orbit',
      'Orbit 게임기',
      'Orbit 游戏机',
    ),
    inFive(
      'Two controllers and one terabyte for games.',
      'พร้อมจอยสองตัวและพื้นที่เก็บเกม 1 TB',
      'Kèm hai tay cầm và bộ nhớ 1 TB.',
      '컨트롤러 두 개와 1TB 저장 공간을 드립니다.',
      '附两只手柄，1 TB 游戏空间。',
    ),
  ),
]
