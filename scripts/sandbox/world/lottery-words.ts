import type { Words } from '../db/tables.ts'

const words = (EN: string, TH: string, VI: string, KO: string, CN: string): Words => ({
  EN,
  TH,
  VI,
  KO,
  CN,
})

/** Draws by vendor, each with its official-sounding yet invented name. */
export const LOTTERIES: Record<string, readonly Words[]> = {
  TCG_LOTTO_VN: [
    words('Northern Draw', 'หวยฮานอยเหนือ', 'Xổ Số Miền Bắc', '북부 복권', '北部彩'),
    words('Central Draw', 'หวยเวียดนามกลาง', 'Xổ Số Miền Trung', '중부 복권', '中部彩'),
    words('Southern Draw', 'หวยเวียดนามใต้', 'Xổ Số Miền Nam', '남부 복권', '南部彩'),
    words('Hanoi Special', 'ฮานอยพิเศษ', 'Hà Nội Đặc Biệt', '하노이 스페셜', '河内特别彩'),
    words('Hanoi VIP', 'ฮานอยวีไอพี', 'Hà Nội VIP', '하노이 VIP', '河内VIP彩'),
    words('Saigon Express', 'ไซ่ง่อนด่วน', 'Sài Gòn Siêu Tốc', '사이공 익스프레스', '西贡快彩'),
    words('Da Nang Draw', 'หวยดานัง', 'Xổ Số Đà Nẵng', '다낭 복권', '岘港彩'),
    words('Hue Draw', 'หวยเว้', 'Xổ Số Huế', '후에 복권', '顺化彩'),
    words('Can Tho Draw', 'หวยเกิ่นเทอ', 'Xổ Số Cần Thơ', '껀터 복권', '芹苴彩'),
    words('Da Lat Draw', 'หวยดาลัด', 'Xổ Số Đà Lạt', '달랏 복권', '大叻彩'),
    words('Vung Tau Draw', 'หวยหวุงเต่า', 'Xổ Số Vũng Tàu', '붕따우 복권', '头顿彩'),
    words('Quick Lottery 45', 'หวยไว 45', 'Lô Tô 45 Giây', '퀵 로또 45', '极速越彩45秒'),
  ],
  TCG_SEA: [
    words('Chao Phraya Draw', 'หวยเจ้าพระยา', 'Xổ Số Chao Phraya', '짜오프라야 복권', '湄南彩'),
    words('Vientiane Draw', 'หวยเวียงจันทน์', 'Xổ Số Viêng Chăn', '비엔티안 복권', '万象彩'),
    words('Straits Draw', 'หวยช่องแคบ', 'Xổ Số Eo Biển', '해협 복권', '海峡彩'),
    words('Yeekee 5 Minutes', 'หวยยี่กี 5 นาที', 'Yeekee 5 Phút', '이키 5분', '益基彩5分钟'),
    words('Yeekee 15 Minutes', 'หวยยี่กี 15 นาที', 'Yeekee 15 Phút', '이키 15분', '益基彩15分钟'),
    words(
      'Stock Draw Morning',
      'หวยหุ้นเช้า',
      'Xổ Số Chứng Khoán Sáng',
      '증시 복권 오전',
      '股票彩早盘',
    ),
    words(
      'Stock Draw Evening',
      'หวยหุ้นเย็น',
      'Xổ Số Chứng Khoán Chiều',
      '증시 복권 오후',
      '股票彩晚盘',
    ),
    words('Mekong Draw', 'หวยแม่โขง', 'Xổ Số Mê Kông', '메콩 복권', '湄公彩'),
    words('Andaman Draw', 'หวยอันดามัน', 'Xổ Số Andaman', '안다만 복권', '安达曼彩'),
    words('Orchard Draw', 'หวยสวนผลไม้', 'Xổ Số Miệt Vườn', '과수원 복권', '果园彩'),
    words('Co-operative Draw', 'หวยสหกรณ์', 'Xổ Số Hợp Tác', '협동 복권', '合作彩'),
    words('Lanna Draw', 'หวยล้านนา', 'Xổ Số Lanna', '란나 복권', '兰纳彩'),
  ],
  LOTT: [
    words('Daily 3D', 'สามตัวรายวัน', '3D Hằng Ngày', '데일리 3D', '每日3D'),
    words('Daily 4D', 'สี่ตัวรายวัน', '4D Hằng Ngày', '데일리 4D', '每日4D'),
    words('Weekend 6/45', 'สุดสัปดาห์ 6/45', 'Cuối Tuần 6/45', '주말 6/45', '周末6/45'),
    words('Morning Numbers', 'เลขเช้า', 'Con Số Buổi Sáng', '모닝 넘버', '晨彩'),
    words('Evening Numbers', 'เลขเย็น', 'Con Số Buổi Tối', '이브닝 넘버', '晚彩'),
    words('Grand 6/55', 'แกรนด์ 6/55', 'Đại Phát 6/55', '그랜드 6/55', '至尊6/55'),
    words('Golden Five', 'ห้าตัวทอง', 'Ngũ Kim', '골든 파이브', '黄金五星彩'),
    words('Monthly Grand Draw', 'งวดใหญ่ประจำเดือน', 'Đại Xổ Số Tháng', '월간 그랜드', '月度大彩'),
  ],
  ELOTT: [
    words('Racing Ten', 'แข่งรถสิบคัน', 'Đua Xe Top 10', '레이싱 텐', '赛车PK10'),
    words('Racing Ten 1 Minute', 'แข่งรถ 1 นาที', 'Đua Xe 1 Phút', '레이싱 텐 1분', '一分赛车'),
    words('Lucky Five', 'ห้าหลักนำโชค', 'Ngũ Hành May Mắn', '럭키 파이브', '幸运五星'),
    words('Fast Dice', 'ลูกเต๋าด่วน', 'Xúc Xắc Nhanh', '패스트 다이스', '极速骰宝'),
    words('Fast Dice 3 Minutes', 'ลูกเต๋า 3 นาที', 'Xúc Xắc 3 Phút', '다이스 3분', '三分快骰'),
    words('Happy Ten', 'แฮปปี้เท็น', 'Happy 10', '해피 텐', '快乐十分'),
    words('Lucky Airship', 'เรือเหาะนำโชค', 'Khinh Khí Cầu May Mắn', '럭키 에어십', '幸运飞艇'),
    words('Eleven Pick Five', 'สิบเอ็ดเลือกห้า', '11 Chọn 5', '11선 5', '11选5'),
    words('Keno 20', 'คีโน 20', 'Keno 20', '키노 20', '基诺20'),
    words('Color Game', 'ทายสี', 'Đoán Màu', '컬러 게임', '猜颜色'),
    words('Lucky 28', 'นำโชค 28', 'May Mắn 28', '럭키 28', '幸运28'),
    words('Six-Mark Minute', 'หกเลขด่วน', 'Lục Hợp Siêu Tốc', '식스마크 미닛', '极速六合'),
  ],
  QKB: [
    words('Quickball Red', 'ลูกบอลแดง', 'Bóng Đỏ', '퀵볼 레드', '快球红'),
    words('Quickball Blue', 'ลูกบอลน้ำเงิน', 'Bóng Xanh', '퀵볼 블루', '快球蓝'),
    words('Quickball 30 Seconds', 'ควิกบอล 30 วินาที', 'Quickball 30 Giây', '퀵볼 30초', '快球30秒'),
    words('Quickball Pairs', 'ควิกบอลคู่', 'Quickball Cặp Đôi', '퀵볼 페어', '快球对子'),
    words('Number Ladder', 'บันไดตัวเลข', 'Thang Số', '넘버 사다리', '数字梯子'),
    words('Power Ladder', 'พาวเวอร์บันได', 'Thang Sức Mạnh', '파워 사다리', '强力梯子'),
    words('Dragon Ball Draw', 'จับลูกมังกร', 'Bóng Rồng', '용구 추첨', '龙珠彩'),
    words('High or Low', 'สูงหรือต่ำ', 'Cao Hay Thấp', '하이 로우', '猜大小'),
  ],
}

/** Fishing hunts, as subject and sea. */
export const HUNTS: readonly Words[] = [
  words('Dragon Hunt', 'ล่ามังกร', 'Săn Rồng', '용 사냥', '屠龙'),
  words('Golden Toad', 'คางคกทอง', 'Cóc Vàng', '황금 두꺼비', '金蟾捕鱼'),
  words('Ocean King', 'เจ้าสมุทร', 'Vua Đại Dương', '바다의 왕', '海王捕鱼'),
  words('Crab Frenzy', 'ปูคลั่ง', 'Cua Cuồng Nộ', '광란의 게', '狂蟹'),
  words('Shark Bay', 'อ่าวฉลาม', 'Vịnh Cá Mập', '상어만', '鲨鱼湾'),
  words('Treasure Diver', 'นักดำน้ำล่าสมบัติ', 'Thợ Lặn Kho Báu', '보물 다이버', '深海寻宝'),
  words('Mermaid Lagoon', 'ทะเลสาบนางเงือก', 'Đầm Tiên Cá', '인어의 석호', '美人鱼泻湖'),
  words('Octopus Storm', 'พายุปลาหมึก', 'Bão Bạch Tuộc', '문어 폭풍', '八爪风暴'),
  words('Koi Paradise', 'สวรรค์ปลาคาร์ป', 'Thiên Đường Cá Chép', '잉어 낙원', '锦鲤乐园'),
  words('Lobster Party', 'ปาร์ตี้กุ้งมังกร', 'Tiệc Tôm Hùm', '랍스터 파티', '龙虾派对'),
  words('Pirate Waters', 'น่านน้ำโจรสลัด', 'Vùng Biển Hải Tặc', '해적의 바다', '海盗水域'),
  words('Moon Fishing', 'ตกปลาใต้จันทร์', 'Câu Cá Đêm Trăng', '달밤 낚시', '月夜捕鱼'),
]

/** Bingo halls. */
export const BINGOS: readonly Words[] = [
  words('Bingo 75', 'บิงโก 75', 'Bingo 75', '빙고 75', '宾果75'),
  words('Bingo 90', 'บิงโก 90', 'Bingo 90', '빙고 90', '宾果90'),
  words('Turbo Bingo', 'เทอร์โบบิงโก', 'Bingo Siêu Tốc', '터보 빙고', '极速宾果'),
  words('Fruit Bingo', 'บิงโกผลไม้', 'Bingo Trái Cây', '과일 빙고', '水果宾果'),
  words('Carnival Bingo', 'บิงโกคาร์นิวัล', 'Bingo Lễ Hội', '카니발 빙고', '嘉年华宾果'),
  words('Pearl Bingo', 'บิงโกไข่มุก', 'Bingo Ngọc Trai', '진주 빙고', '珍珠宾果'),
  words('Night Bingo', 'บิงโกยามค่ำ', 'Bingo Đêm', '나이트 빙고', '夜场宾果'),
  words('Lucky Card', 'การ์ดนำโชค', 'Thẻ May Mắn', '행운의 카드', '幸运卡'),
]

/** Cockfight rings. */
export const RINGS: readonly Words[] = [
  words('Arena One', 'สังเวียนหนึ่ง', 'Đấu Trường 1', '아레나 1', '一号斗场'),
  words('Arena Two', 'สังเวียนสอง', 'Đấu Trường 2', '아레나 2', '二号斗场'),
  words('Champions Ring', 'สังเวียนแชมป์', 'Đài Vô Địch', '챔피언 링', '冠军台'),
  words('Evening Derby', 'ดาร์บี้ยามเย็น', 'Derby Buổi Tối', '이브닝 더비', '夜间德比'),
]
