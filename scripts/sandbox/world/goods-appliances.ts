import { delivered, type Good } from './good.ts'
import { inFive } from './words.ts'

const appliance = delivered('appliances')

export const APPLIANCES: readonly Good[] = [
  appliance(
    {
      id: 'tv-panorama',
      picture: { art: 'television', hue: 255 },
      points: 690_000,
      baht: 1900,
      stock: 4,
      mark: 'hot',
    },
    inFive(
      'Panorama 55-inch television',
      'ทีวี Panorama 55 นิ้ว',
      'Tivi Panorama 55 inch',
      'Panorama 55인치 TV',
      'Panorama 55 英寸电视',
    ),
    inFive(
      '4K, thin as a book, for the next final.',
      'ภาพ 4K จอบาง พร้อมชมนัดชิงนัดหน้า',
      'Hình ảnh 4K, mỏng nhẹ, sẵn sàng cho trận chung kết.',
      '다음 결승전을 위한 얇은 4K TV입니다.',
      '4K 超薄屏，静候下一场决赛。',
    ),
  ),
  appliance(
    {
      id: 'fridge-alpine',
      picture: { art: 'fridge', hue: 205 },
      points: 540_000,
      baht: 1500,
      stock: 3,
    },
    inFive(
      'Alpine refrigerator, 380 litres',
      'ตู้เย็น Alpine 380 ลิตร',
      'Tủ lạnh Alpine 380 lít',
      'Alpine 냉장고 380리터',
      'Alpine 冰箱 380 升',
    ),
    inFive(
      'Two doors, no frost, a quiet motor.',
      'สองประตู ไม่มีน้ำแข็งเกาะ มอเตอร์เงียบ',
      'Hai cánh, không đóng tuyết, chạy êm.',
      '양문형, 성에 없음, 조용한 모터를 갖췄습니다.',
      '双门无霜，静音电机。',
    ),
  ),
  appliance(
    { id: 'fryer-crisp', picture: { art: 'airFryer', hue: 20 }, points: 74_000, stock: 18 },
    inFive(
      'Crisp air fryer, 5 litres',
      'หม้อทอดไร้น้ำมัน Crisp 5 ลิตร',
      'Nồi chiên không dầu Crisp 5 lít',
      'Crisp 에어프라이어 5리터',
      'Crisp 空气炸锅 5 升',
    ),
    inFive(
      'Crisp food with a spoon of oil, for four.',
      'กรอบอร่อยด้วยน้ำมันเพียงช้อนเดียว สำหรับสี่คน',
      'Giòn ngon chỉ với một thìa dầu, đủ cho bốn người.',
      '기름 한 스푼으로 바삭하게, 4인분까지 조리합니다.',
      '一勺油即可香脆，四人份容量。',
    ),
  ),
  appliance(
    { id: 'rice-hearth', picture: { art: 'riceCooker', hue: 95 }, points: 48_000, stock: 22 },
    inFive(
      'Hearth rice cooker',
      'หม้อหุงข้าว Hearth',
      'Nồi cơm điện Hearth',
      'Hearth 전기밥솥',
      'Hearth 电饭煲',
    ),
    inFive(
      'Fluffy rice for six, kept warm for a day.',
      'ข้าวสวยนุ่มหกที่ อุ่นได้ทั้งวัน',
      'Cơm dẻo cho sáu người, giữ ấm cả ngày.',
      '6인분의 고슬고슬한 밥을 하루 종일 따뜻하게 유지합니다.',
      '六人份香软米饭，全天保温。',
    ),
  ),
  appliance(
    { id: 'fan-breeze', picture: { art: 'fan', hue: 195 }, points: 29_000, stock: 40, most: 2 },
    inFive(
      'Breeze standing fan',
      'พัดลมตั้งพื้น Breeze',
      'Quạt đứng Breeze',
      'Breeze 스탠드 선풍기',
      'Breeze 落地扇',
    ),
    inFive(
      'Twelve speeds, and hardly a sound at night.',
      'ปรับแรงลมได้ 12 ระดับ เงียบแม้ยามดึก',
      'Mười hai mức gió, êm ái cả đêm.',
      '바람 세기 12단계, 밤에도 조용합니다.',
      '十二档风速，夜间静音。',
    ),
  ),
  appliance(
    {
      id: 'purifier-clear',
      picture: { art: 'purifier', hue: 170 },
      points: 118_000,
      stock: 9,
      mark: 'new',
    },
    inFive(
      'Clear air purifier',
      'เครื่องฟอกอากาศ Clear',
      'Máy lọc không khí Clear',
      'Clear 공기청정기',
      'Clear 空气净化器',
    ),
    inFive(
      'Clean air for 45 m², with a display of fine dust.',
      'ฟอกอากาศห้อง 45 ตร.ม. แสดงค่าฝุ่น PM2.5',
      'Lọc sạch phòng 45 m², hiển thị bụi mịn.',
      '45m² 공간을 정화하고 미세먼지를 표시합니다.',
      '适用 45 平方米，显示细颗粒物浓度。',
    ),
  ),
  appliance(
    {
      id: 'vacuum-otter',
      picture: { art: 'vacuum', hue: 225 },
      points: 268_000,
      baht: 490,
      stock: 7,
    },
    inFive(
      'Otter robot vacuum',
      'หุ่นยนต์ดูดฝุ่น Otter',
      'Robot hút bụi Otter',
      'Otter 로봇청소기',
      'Otter 扫地机器人',
    ),
    inFive(
      'Vacuums and mops, and finds its way home.',
      'ดูดฝุ่นและถูพื้น กลับแท่นชาร์จเองได้',
      'Hút bụi, lau nhà, tự về đế sạc.',
      '청소와 물걸레질을 하고 스스로 제자리로 돌아갑니다.',
      '扫拖一体，自动回充。',
    ),
  ),
  appliance(
    { id: 'kettle-heron', picture: { art: 'kettle', hue: 45 }, points: 17_500, stock: 45, most: 2 },
    inFive(
      'Heron electric kettle',
      'กาต้มน้ำไฟฟ้า Heron',
      'Ấm siêu tốc Heron',
      'Heron 전기 주전자',
      'Heron 电热水壶',
    ),
    inFive(
      'A litre boils in three minutes.',
      'ต้มน้ำหนึ่งลิตรเดือดในสามนาที',
      'Đun sôi một lít trong ba phút.',
      '1리터를 3분 만에 끓입니다.',
      '三分钟烧开一升水。',
    ),
  ),
  appliance(
    { id: 'microwave-ember', picture: { art: 'microwave', hue: 12 }, points: 62_000, stock: 16 },
    inFive(
      'Ember microwave oven',
      'ไมโครเวฟ Ember',
      'Lò vi sóng Ember',
      'Ember 전자레인지',
      'Ember 微波炉',
    ),
    inFive(
      'Warms, thaws and grills, in 25 litres.',
      'อุ่น ละลาย และย่าง ความจุ 25 ลิตร',
      'Hâm nóng, rã đông, nướng; dung tích 25 lít.',
      '데우기, 해동, 구이를 25리터 공간에서 합니다.',
      '加热、解冻、烧烤，容量 25 升。',
    ),
  ),
]
