import type { HelpTopicWords } from './help-topic.ts'
import { inFive } from './words.ts'

/** Games, and what is given beside them. */
export const PLAY_TOPICS: readonly HelpTopicWords[] = [
  {
    id: 'games',
    group: 'play',
    title: inFive(
      'Games and fairness',
      'เกมและความยุติธรรม',
      'Game và tính công bằng',
      '게임과 공정성',
      '游戏与公平',
    ),
    content: inFive(
      '<p>The games are made and run by their vendors. {brand} cannot change a card, a reel or a draw, and sees a result only when the vendor reports it.</p><ul><li>Slots and tables draw with random number generators that independent laboratories test.</li><li>Live tables are filmed in one shot; the cards and wheels are real.</li>{if:lottery}<li>Lotteries follow the official draws, and their results stay to be looked up.</li>{end}</ul><p>Every bet stands in your betting record with its number. If a round breaks off, the vendor’s record counts: an open bet is finished or paid back.</p>',
      '<p>เกมสร้างและให้บริการโดยค่ายเกม {brand} ไม่สามารถเปลี่ยนไพ่ วงล้อ หรือผลการออกรางวัลได้ และเห็นผลเมื่อค่ายเกมแจ้งมาเท่านั้น</p><ul><li>สล็อตและเกมโต๊ะใช้ตัวสุ่มตัวเลขที่ห้องปฏิบัติการอิสระทดสอบแล้ว</li><li>โต๊ะสดถ่ายต่อเนื่องไม่ตัด ไพ่และวงล้อเป็นของจริง</li>{if:lottery}<li>หวยยึดผลการออกรางวัลอย่างเป็นทางการ และดูผลย้อนหลังได้</li>{end}</ul><p>ทุกเดิมพันอยู่ในประวัติเดิมพันพร้อมหมายเลข หากรอบขัดข้อง ให้ยึดบันทึกของค่ายเกม เดิมพันที่ค้างจะเล่นให้จบหรือคืนเงิน</p>',
      '<p>Game do nhà cung cấp tạo ra và vận hành. {brand} không thể thay đổi lá bài, vòng quay hay kết quả quay số, và chỉ biết kết quả khi nhà cung cấp báo về.</p><ul><li>Slot và bàn chơi dùng bộ tạo số ngẫu nhiên đã được phòng thí nghiệm độc lập kiểm định.</li><li>Bàn trực tiếp được quay liên tục, bài và vòng quay là thật.</li>{if:lottery}<li>Xổ số theo kết quả chính thức và luôn tra lại được.</li>{end}</ul><p>Mọi lệnh cược đều nằm trong lịch sử cược kèm mã số. Nếu ván bị gián đoạn, ghi nhận của nhà cung cấp là căn cứ: cược đang mở sẽ được hoàn tất hoặc trả lại.</p>',
      '<p>게임은 각 게임사가 제작하고 운영합니다. {brand} 측은 카드, 릴, 추첨을 바꿀 수 없으며 게임사가 알려 준 결과만 확인합니다.</p><ul><li>슬롯과 테이블은 독립 기관이 검사한 난수 생성기를 사용합니다.</li><li>라이브 테이블은 끊김 없이 촬영되며 카드와 휠은 실물입니다.</li>{if:lottery}<li>복권은 공식 추첨 결과를 따르며 지난 결과도 조회할 수 있습니다.</li>{end}</ul><p>모든 베팅은 번호와 함께 베팅 내역에 남습니다. 라운드가 중단되면 게임사 기록에 따라 마무리되거나 환불됩니다.</p>',
      '<p>游戏由各游戏厂商制作和运营。{brand} 无法更改任何一张牌、转轮或开奖结果，只能在厂商上报后看到结果。</p><ul><li>老虎机与牌桌使用经独立实验室检测的随机数生成器。</li><li>真人牌桌全程连续拍摄，扑克牌与轮盘均为实物。</li>{if:lottery}<li>彩票以官方开奖为准，历史结果可随时查询。</li>{end}</ul><p>每笔投注都带编号记录在投注记录中。若牌局中断，以游戏厂商的记录为准：未结注单将完成结算或退回。</p>',
    ),
    questions: [
      {
        id: 'games-broken-round',
        title: inFive(
          'My connection broke in the middle of a round',
          'เน็ตหลุดระหว่างเล่น',
          'Mất mạng giữa ván',
          '라운드 도중 연결이 끊겼습니다',
          '牌局中途断线',
        ),
        content: inFive(
          '<p>Open the game again: it goes on where it was, or has been finished by its own rules. What you won is added to your balance, also while you are away.</p>',
          '<p>กรุณาเปิดเกมอีกครั้ง เกมจะเล่นต่อจากจุดเดิมหรือจบรอบตามกติกาของเกม เงินที่ชนะจะเข้ายอดของคุณแม้ไม่ได้เปิดเกมอยู่</p>',
          '<p>Vui lòng mở lại game: game tiếp tục từ chỗ cũ, hoặc đã hoàn tất theo luật của nó. Tiền thắng được cộng vào số dư kể cả khi bạn vắng mặt.</p>',
          '<p>게임을 다시 열어 주세요. 중단된 곳부터 이어지거나 게임 규칙에 따라 마무리되어 있습니다. 당첨금은 자리를 비운 동안에도 잔액에 더해집니다.</p>',
          '<p>请重新打开游戏：游戏会从中断处继续，或已按规则完成。即使您不在线，赢得的金额也会计入余额。</p>',
        ),
      },
      {
        id: 'games-dispute',
        title: inFive(
          'I think that a result is wrong',
          'ผลเกมไม่ถูกต้อง',
          'Tôi cho rằng kết quả sai',
          '결과가 잘못된 것 같습니다',
          '我认为结果有误',
        ),
        content: inFive(
          '<p>Send customer service the number of the bet from your betting record. We ask the vendor for the round and answer within three days. If you still disagree, the authority of our <a href="/help#licences">licence</a> hears complaints.</p>',
          '<p>กรุณาส่งหมายเลขเดิมพันจากประวัติเดิมพันให้ฝ่ายบริการลูกค้า เราจะขอข้อมูลรอบนั้นจากค่ายเกมและตอบภายในสามวัน หากยังไม่เห็นด้วย ร้องเรียนต่อหน่วยงานผู้ออก<a href="/help#licences">ใบอนุญาต</a>ของเราได้</p>',
          '<p>Vui lòng cho bộ phận CSKH biết mã cược trong lịch sử cược. Chúng tôi hỏi nhà cung cấp về ván đó và trả lời trong ba ngày. Nếu vẫn chưa đồng ý, bạn có thể khiếu nại lên cơ quan cấp <a href="/help#licences">giấy phép</a> cho chúng tôi.</p>',
          '<p>베팅 내역의 베팅 번호를 고객센터로 보내 주세요. 게임사에 해당 라운드를 확인해 3일 안에 답변드립니다. 그래도 이의가 있으시면 저희 <a href="/help#licences">라이선스</a> 발급 기관에 민원을 제기하실 수 있습니다.</p>',
          '<p>请将投注记录中的注单编号发给客服。我们会向游戏厂商核实该局，并在三天内答复。若仍有异议，可向我们的<a href="/help#licences">牌照</a>颁发机构投诉。</p>',
        ),
      },
    ],
  },
  {
    id: 'bonus',
    group: 'play',
    title: inFive(
      'Bonus and turnover',
      'โบนัสและยอดเดิมพัน',
      'Tiền thưởng và vòng cược',
      '보너스와 베팅 조건',
      '红利与流水',
    ),
    content: inFive(
      '<p>A bonus is money on condition: it becomes yours to withdraw once you have bet a certain amount, the turnover.{if:promotions} Each promotion says its own before you join.{end}</p><p><strong>An example.</strong> You deposit {amount:500} and get {amount:500} more, to be bet 10 times: 10 × {amount:1000} = {amount:10000}. Your withdrawal page always shows how much is left.</p><ul><li>Settled bets count, in full for slots and in part for tables; voided bets and those on both sides of one result do not.</li><li>You may give a bonus up at any time. The bonus and what was won with it are then lost, your own money is not; the amounts are shown first.</li><li>What is not bet in time lapses.</li></ul>',
      '<p>โบนัสเป็นเงินที่มีเงื่อนไข ถอนได้เมื่อเดิมพันครบตามยอดเดิมพันที่กำหนด{if:promotions} แต่ละโปรโมชั่นแจ้งเงื่อนไขก่อนเข้าร่วม{end}</p><p><strong>ตัวอย่าง</strong> ฝาก {amount:500} รับเพิ่ม {amount:500} ต้องเดิมพัน 10 เท่า 10 × {amount:1000} = {amount:10000} หน้าถอนเงินแสดงยอดที่เหลือเสมอ</p><ul><li>นับเฉพาะเดิมพันที่ตัดสินแล้ว สล็อตนับเต็ม เกมโต๊ะนับบางส่วน ไม่นับเดิมพันที่ถูกยกเลิกและการแทงสองฝั่ง</li><li>สละโบนัสได้ทุกเมื่อ โบนัสและเงินที่ชนะจากโบนัสจะหายไป แต่เงินของคุณเองยังอยู่ ระบบแสดงจำนวนก่อนเสมอ</li><li>ยอดที่ทำไม่ครบในเวลาจะหมดอายุ</li></ul>',
      '<p>Tiền thưởng là tiền có điều kiện: bạn rút được khi đã cược đủ số vòng.{if:promotions} Mỗi khuyến mãi nêu rõ trước khi bạn tham gia.{end}</p><p><strong>Ví dụ.</strong> Bạn nạp {amount:500} và nhận thêm {amount:500}, cần cược 10 vòng: 10 × {amount:1000} = {amount:10000}. Trang rút tiền luôn hiện số còn lại.</p><ul><li>Chỉ tính cược đã có kết quả: slot tính đủ, bàn chơi tính một phần; không tính cược bị hủy và cược cả hai cửa.</li><li>Bạn có thể bỏ tiền thưởng bất cứ lúc nào. Tiền thưởng và tiền thắng từ đó sẽ mất, tiền của bạn thì không; các con số luôn hiện trước.</li><li>Phần chưa cược đúng hạn sẽ hết hiệu lực.</li></ul>',
      '<p>보너스에는 조건이 있습니다. 정해진 금액을 베팅해 베팅 조건을 채우면 출금할 수 있습니다.{if:promotions} 조건은 참여 전에 프로모션마다 표시됩니다.{end}</p><p><strong>예시.</strong> 입금액 {amount:500}, 추가 보너스 {amount:500}, 베팅 조건 10배: 10 × {amount:1000} = {amount:10000}. 남은 금액은 출금 페이지에 항상 표시됩니다.</p><ul><li>정산된 베팅만 인정됩니다. 슬롯은 전액, 테이블은 일부만 인정되며 취소된 베팅과 양방 베팅은 제외됩니다.</li><li>보너스는 언제든 포기할 수 있습니다. 보너스와 그 당첨금은 사라지지만 본인 금액은 그대로이며, 금액을 먼저 보여 드립니다.</li><li>기한 안에 채우지 못하면 소멸합니다.</li></ul>',
      '<p>红利是有条件的资金：完成规定的投注流水后方可提款。{if:promotions}每个活动都会在参加前说明要求。{end}</p><p><strong>示例：</strong>存款 {amount:500}，获赠 {amount:500}，需 10 倍流水：10 × {amount:1000} = {amount:10000}。提款页面会随时显示剩余流水。</p><ul><li>只计已结算的投注：老虎机全额计算，牌桌部分计算；作废注单与对冲投注不计。</li><li>您可随时放弃红利，红利及其盈利将被收回，您自己的资金不受影响；放弃前会显示具体金额。</li><li>逾期未完成的部分将失效。</li></ul>',
    ),
    questions: [
      {
        id: 'bonus-not-credited',
        feature: 'promotions',
        title: inFive(
          'Why did I not get the bonus?',
          'ทำไมไม่ได้รับโบนัส',
          'Vì sao tôi chưa nhận được tiền thưởng?',
          '보너스를 받지 못한 이유는 무엇입니까?',
          '为什么没有收到红利？',
        ),
        content: inFive(
          '<p>Open the promotion: it lists what it asks for and what is missing. Usually it had to be joined before the deposit, another bonus was still open, or its places were taken.</p>',
          '<p>กรุณาเปิดโปรโมชั่นนั้น ระบบแสดงเงื่อนไขและสิ่งที่ยังขาด โดยทั่วไปมักต้องเข้าร่วมก่อนฝาก ยังมีโบนัสอื่นค้างอยู่ หรือสิทธิ์เต็มแล้ว</p>',
          '<p>Vui lòng mở khuyến mãi đó: trang liệt kê điều kiện và phần còn thiếu. Thường là cần tham gia trước khi nạp, còn tiền thưởng khác đang mở, hoặc đã hết suất.</p>',
          '<p>해당 프로모션을 열면 조건과 부족한 항목이 표시됩니다. 입금 전에 참여하지 않았거나, 다른 보너스가 진행 중이거나, 인원이 마감된 경우가 대부분입니다.</p>',
          '<p>请打开该活动，页面会列出条件与尚缺的项目。常见原因：存款前未参加、另有未完成的红利，或名额已满。</p>',
        ),
      },
    ],
  },
]
