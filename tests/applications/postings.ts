/** A posting in a language, with what an owner who writes in that language would expect to find in it. */
export type PostingCase = {
  language: string;
  reader: string;
  /** The owner's skills, which the posting names in other forms. */
  skills: string[];
  posting: string;
  /** The skills that are found, with the words of the posting for them. */
  named: Record<string, string[]>;
  /** Names that no text of the content has. */
  missing: string[];
  /** Lines of its list in which nothing was recognized. */
  unmatched: number[];
};

export const postings: PostingCase[] = [
  {
    language: 'en',
    reader: 'Harbour Clinics',
    skills: ['Usability Testing', 'Figma', 'Prototyping'],
    posting: `Product Designer (m/f/d), Harbour Clinics

You will work with nurses and doctors on the software that they use every day.

- usability tests with patients
- prototypes in Figma
- knowledge of HL7 and of our design system
- a driving licence`,
    named: { 'Usability Testing': ['usability tests'], Figma: [], Prototyping: ['prototypes'] },
    missing: ['Designer', 'HL7'],
    unmatched: [7, 8],
  },
  {
    language: 'de',
    reader: 'Hafenklinik',
    skills: ['Barrierefreiheit', 'Prototypen', 'Nutzerforschung'],
    posting: `Produktdesignerin (m/w/d) für die Hafenklinik

Sie arbeiten mit der Pflege und mit Ärztinnen an der Software der Stationen.

• Erfahrung mit Barrierefreiheitstests nach EN 301 549
• Prototyping in Figma
• Sie führen Nutzerforschungen mit Patienten durch
• Führerschein Klasse B`,
    named: {
      Barrierefreiheit: ['Barrierefreiheitstests'],
      Prototypen: ['Prototyping'],
      Nutzerforschung: ['Nutzerforschungen'],
    },
    // Figma is a noun like any other there.
    missing: ['EN'],
    unmatched: [8],
  },
  {
    language: 'fr',
    reader: 'Cliniques du Port',
    skills: ['Accessibilité numérique', 'Maquettes', 'Recherche utilisateur'],
    posting: `Designer produit (H/F) – Cliniques du Port

Vous travaillez avec les soignants et les médecins sur le logiciel de notre hôpital.

- vous créez la maquette et les prototypes dans Figma
- vous connaissez l’accessibilité numérique (RGAA)
- vous menez des recherches utilisateurs
- permis B`,
    named: {
      'Accessibilité numérique': [],
      Maquettes: ['maquette'],
      'Recherche utilisateur': ['recherches utilisateurs'],
    },
    missing: ['Figma', 'RGAA'],
    unmatched: [8],
  },
  {
    language: 'es',
    reader: 'Clínicas del Puerto',
    skills: ['Accesibilidad', 'Prototipos', 'Investigación de usuarios'],
    posting: `Diseñadora de producto para las Clínicas del Puerto

Trabajarás con el equipo médico y con las enfermeras en el software que usan.

- crear un prototipo en Figma
- aplicaciones accesibles según WCAG
- investigaciones de usuarios
- carné de conducir`,
    named: { Prototipos: ['prototipo'], 'Investigación de usuarios': ['investigaciones de usuarios'] },
    missing: ['Figma', 'WCAG'],
    // No ending joins `accesibles` and `accesibilidad`.
    unmatched: [6, 8],
  },
  {
    language: 'it',
    reader: 'Cliniche del Porto',
    skills: ['Accessibilità', 'Prototipi', 'Progettazione'],
    posting: `Designer di prodotto per le Cliniche del Porto

Lavorerai con il personale della clinica e con i medici sul software che usano.

- progettare interfacce e un prototipo in Figma
- conoscenza delle regole di accessibilità (Legge Stanca)
- patente B`,
    named: { Accessibilità: [], Prototipi: ['prototipo'], Progettazione: ['progettare'] },
    missing: ['Figma', 'Stanca'],
    unmatched: [7],
  },
  {
    language: 'pt',
    reader: 'Clínicas do Porto',
    skills: ['Acessibilidade', 'Protótipos', 'Programação'],
    posting: `Designer de produto para as Clínicas do Porto

Você trabalha com os médicos e com uma equipe que desenvolve o software do hospital.

- criar um protótipo no Figma
- testes de acessibilidade
- programador de interfaces em React
- carteira de motorista`,
    named: { Acessibilidade: [], Protótipos: ['protótipo'], Programação: ['programador'] },
    missing: ['Figma', 'React'],
    unmatched: [8],
  },
  {
    language: 'nl',
    reader: 'Havenklinieken',
    skills: ['Toegankelijkheid', 'Prototypes', 'Gebruikersonderzoek'],
    posting: `Productontwerper voor de Havenklinieken

Je werkt met de verpleging en met artsen aan de software van het ziekenhuis.

- een prototype in Figma
- toegankelijkheidstoetsen volgens WCAG
- gebruikersonderzoeken bij patiënten
- rijbewijs B`,
    named: {
      Toegankelijkheid: ['toegankelijkheidstoetsen'],
      Prototypes: ['prototype'],
      Gebruikersonderzoek: ['gebruikersonderzoeken'],
    },
    missing: ['Figma', 'WCAG'],
    unmatched: [8],
  },
  {
    language: 'pl',
    reader: 'Klinika Portowa',
    skills: ['Dostępność', 'Prototypy', 'Badania użytkowników'],
    posting: `Projektantka produktu dla Kliniki Portowej

Praca z lekarzami i pielęgniarkami nad oprogramowaniem, które jest używane w szpitalu.

- tworzenie prototypów w programie Figma
- badania użytkowników oraz ich opis
- prawo jazdy`,
    named: { Prototypy: ['prototypów'], 'Badania użytkowników': [] },
    missing: ['Figma'],
    unmatched: [7],
  },
  {
    language: 'el',
    reader: 'Κλινικές του Λιμανιού',
    skills: ['Προσβασιμότητα', 'Πρωτότυπα', 'Σχεδιασμός'],
    posting: `Σχεδιάστρια προϊόντων για τις Κλινικές του Λιμανιού

Θα εργάζεστε με το προσωπικό και με τους γιατρούς για το λογισμικό της κλινικής.

- πρωτότυπο σε Figma
- έλεγχοι προσβασιμότητας
- δίπλωμα οδήγησης`,
    named: { Πρωτότυπα: ['πρωτότυπο'], Προσβασιμότητα: ['προσβασιμότητας'] },
    missing: ['Figma'],
    unmatched: [7],
  },
  {
    language: 'ar',
    reader: 'عيادات الميناء',
    skills: ['البرمجة', 'النماذج', 'إمكانية الوصول'],
    posting: `مصممة منتجات في عيادات الميناء

نبحث عن زميلة للعمل مع الأطباء في البرنامج الذي يستخدم في العيادة، مع خبرة من أي مجال.

- نماذج في Figma
- خبرة في برمجة الواجهات
- رخصة قيادة`,
    named: { البرمجة: ['برمجة'], النماذج: ['نماذج'] },
    missing: ['Figma'],
    unmatched: [7],
  },
  {
    language: 'he',
    reader: 'מרפאות הנמל',
    skills: ['נגישות', 'פיתוח', 'מחקר'],
    posting: `מעצבת מוצר במרפאות הנמל

אנחנו מחפשים מעצבת של תוכנה לעבודה עם הצוות, או גם מעצב. זה לא תפקיד ניהולי.

- פיתוח ממשקים ב-React
- הנגישות של האתר
- רישיון נהיגה`,
    named: { נגישות: ['הנגישות'], פיתוח: [] },
    missing: ['React'],
    unmatched: [7],
  },
  {
    language: 'ja',
    reader: '港クリニック',
    skills: ['アクセシビリティ', 'プロトタイプ', 'ユーザー調査'],
    posting: `港クリニック プロダクトデザイナー募集

医師や看護師と一緒に、病院で使うソフトウェアを設計します。

・Figmaでのプロトタイプ作成
・アクセシビリティ試験の経験
・普通自動車免許`,
    named: { アクセシビリティ: [], プロトタイプ: [] },
    missing: ['Figma'],
    unmatched: [7],
  },
  {
    language: 'ko',
    reader: '항구 병원',
    skills: ['접근성', '프로토타입', '사용자 조사'],
    posting: `항구 병원 제품 디자이너 채용

의사와 간호사가 매일 쓰는 소프트웨어를 함께 설계합니다.

- Figma로 프로토타입을 만드는 일
- 접근성에 대한 지식
- 운전면허`,
    named: { 접근성: [], 프로토타입: [] },
    missing: ['Figma'],
    unmatched: [7],
  },
  {
    language: 'vi',
    reader: 'Phòng khám Bến Cảng',
    skills: ['Khả năng tiếp cận', 'Nghiên cứu người dùng', 'Thiết kế'],
    posting: `Nhà thiết kế sản phẩm cho Phòng khám Bến Cảng

Bạn làm việc với các bác sĩ và y tá trong nhóm của chúng tôi.

- thiết kế giao diện trong Figma
- kiến thức về khả năng tiếp cận
- bằng lái xe`,
    named: { 'Khả năng tiếp cận': [], 'Thiết kế': [] },
    missing: ['Figma'],
    unmatched: [7],
  },
  {
    language: 'zh',
    reader: '港口诊所',
    skills: ['无障碍', '原型设计', '用户研究'],
    posting: `港口诊所招聘产品设计师

你将与医生和护士一起设计医院的软件。

- 使用Figma进行原型设计
- 熟悉无障碍标准
- 驾驶执照`,
    named: { 无障碍: [], 原型设计: [] },
    missing: ['Figma'],
    unmatched: [7],
  },
];
