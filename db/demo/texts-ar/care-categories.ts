/** Arabic names and descriptions of the categories of care and hygiene, by English name. */
export const careCategories: Record<string, { name: string; description: string }> = {
  'Face Care': {
    name: 'العناية بالوجه',
    description: 'منظفات وكريمات وسيرومات لكل أنواع البشرة، اختيرت لما تفعله ولما تخلو منه.',
  },
  Cleansing: { name: 'التنظيف', description: 'الخطوة الأولى صباحًا ومساءً: إزالة آثار اليوم لا غير.' },
  'Cleansing Gels': {
    name: 'جل التنظيف',
    description: 'جل رغوي وجل خالٍ من الصابون، للبشرة الدهنية حتى الحساسة.',
  },
  'Micellar Waters & Toners': {
    name: 'ماء ميسيلار وتونر',
    description: 'مياه ومستحضرات تزيل المكياج وتنعش البشرة.',
  },
  Moisturizing: { name: 'الترطيب', description: 'كريمات النهار والليل حسب نوع البشرة.' },
  'Day Creams': {
    name: 'كريمات النهار',
    description: 'من القوام الخفيف إلى الغني، تنسجم مع واقي الشمس والمكياج.',
  },
  'Night Creams': { name: 'كريمات الليل', description: 'قوام مغذٍّ لساعات راحة البشرة.' },
  'Targeted Care': { name: 'عناية مركزة', description: 'تركيبات مركزة، لكل حاجة مستحضرها.' },
  Serums: {
    name: 'السيروم',
    description: 'حمض الهيالورونيك وفيتامين C ونياسيناميد، بضع قطرات في كل مرة.',
  },
  'Eye Care': { name: 'محيط العين', description: 'جل وكريمات للبشرة الرقيقة حول العينين.' },
  'Blemish Care': {
    name: 'العناية بالبشرة المعرضة للشوائب',
    description: 'عناية يومية بالبشرة اللامعة المعرضة للشوائب.',
  },
  'Lips & Masks': {
    name: 'الشفاه والأقنعة',
    description: 'بلسم الشفاه وأقنعة الطين والأقنعة القماشية، لاستراحة قصيرة.',
  },
  'Hair Care': {
    name: 'العناية بالشعر',
    description: 'شامبو وأقنعة وزيوت وصبغات لشعر يُغسل بماء عسر ويجف تحت الشمس.',
  },
  Shampoos: { name: 'الشامبو', description: 'شامبو لكل فروة رأس ولكل نوع من الشعر.' },
  'Everyday Shampoos': {
    name: 'شامبو للاستعمال اليومي',
    description: 'تركيبات لطيفة للغسل المتكرر ولكل العائلة.',
  },
  'Scalp Shampoos': { name: 'شامبو فروة الرأس', description: 'للقشرة والجذور الدهنية.' },
  'Repair Shampoos': {
    name: 'شامبو للشعر المتضرر',
    description: 'للأطراف الجافة والشعر المصبوغ والهش.',
  },
  'Conditioners & Masks': { name: 'البلسم والأقنعة', description: 'بلسم وأقنعة تفك تشابك الشعر وتنعمه.' },
  'Oils & Treatments': {
    name: 'الزيوت والعناية الخاصة',
    description: 'زيوت الأرغان والخروع وبذور التين الشوكي، ولوسيون للشعر الخفيف، والعناية ضد القمل.',
  },
  'Hair Color': {
    name: 'صبغات الشعر',
    description: 'صبغات دائمة لطيفة وحناء نباتية بدرجات طبيعية.',
  },
  'Body & Hygiene': {
    name: 'الجسم والنظافة',
    description: 'جل استحمام وصابون ومزيل عرق وحليب للجسم: أساسيات لطيفة لكل يوم.',
  },
  'Shower & Bath': { name: 'الاستحمام', description: 'كل ما يوضع على حافة حوض الاستحمام.' },
  'Shower Gels & Oils': {
    name: 'جل وزيوت الاستحمام',
    description: 'جل وزيوت للبشرة العادية والجافة والحساسة.',
  },
  Soaps: {
    name: 'الصابون',
    description: 'صابون مدعم بالزيوت وصابون تقليدي بزيت الزيتون والغار والحبة السوداء.',
  },
  Exfoliants: {
    name: 'التقشير',
    description: 'حبيبات السكر والصابون الأسود، لحمام تقليدي في البيت.',
  },
  'Body Moisturizing': { name: 'ترطيب الجسم', description: 'حليب وكريمات وبلسم لبشرة تشعر بالشد.' },
  'Body Milks & Creams': {
    name: 'حليب وكريمات الجسم',
    description: 'حليب للاستعمال اليومي وبلسم غني، في قارورة أو علبة.',
  },
  'Hand & Foot Creams': {
    name: 'كريمات اليدين والقدمين',
    description: 'كريمات مرممة لليدين المتعبتين والكعبين المتشققين.',
  },
  Deodorants: { name: 'مزيلات العرق', description: 'رول أون وبخاخ، معطرة أو دون عطر.' },
  'Hand Hygiene': {
    name: 'نظافة اليدين',
    description: 'صابون سائل وجل كحولي للبيت وللجيب.',
  },
  'Oral Care': {
    name: 'نظافة الفم والأسنان',
    description: 'فرش ومعاجين وغسول فم لأسنان نظيفة ونفَس منعش، منذ السن الأولى.',
  },
  Toothbrushes: {
    name: 'فرش الأسنان',
    description: 'فرش يدوية وكهربائية حسب نوع الشعيرات والعمر.',
  },
  Toothpastes: {
    name: 'معاجين الأسنان',
    description: 'معاجين للأسنان الحساسة واللثة وبياض الأسنان وللأطفال.',
  },
  'Mouthwash & Floss': {
    name: 'غسول الفم وخيط الأسنان',
    description: 'غسول وخيط وفرش صغيرة لما بين الأسنان.',
  },
  'Denture Care': {
    name: 'العناية بطقم الأسنان',
    description: 'أقراص تنظيف وكريم تثبيت لأطقم الأسنان.',
  },
  'Mother & Baby': {
    name: 'الأم والطفل',
    description: 'عناية لطيفة بالمواليد وراحة للأمهات، قبل الولادة وبعدها.',
  },
  'Baby Skin Care': {
    name: 'العناية ببشرة الرضع',
    description: 'مستحضرات غسل وحليب وكريمات للبشرة في أول العمر.',
  },
  'Diapers & Wipes': {
    name: 'الحفاضات والمناديل',
    description: 'حفاضات بستة مقاسات، ومناديل بالماء، وقطن.',
  },
  'Feeding & Nursing': { name: 'التغذية والرضاعة', description: 'لوجبات الثدي وقارورة الرضاعة.' },
  'Bottles & Pacifiers': {
    name: 'قارورات الرضاعة واللهايات',
    description: 'قارورات رضاعة مضادة للمغص وحلمات ولهايات حسب العمر.',
  },
  Breastfeeding: {
    name: 'الرضاعة الطبيعية',
    description: 'وسادات صدر وبلسم ومضخات للأمهات المرضعات.',
  },
  'Baby Comfort': {
    name: 'راحة الرضيع',
    description: 'محلول ملحي للأنف والعينين، وجل التسنين.',
  },
  Pregnancy: { name: 'الحمل', description: 'مكملات غذائية وزيوت للجسم طوال الأشهر التسعة.' },
  'Sun Care': {
    name: 'الحماية من الشمس',
    description: 'حماية عالية من شمس قوية، على الشاطئ وفي المدرسة وفي الطريق إلى العمل.',
  },
  'Face Sunscreens': {
    name: 'واقي شمس للوجه',
    description: 'كريمات شفافة أو ملونة وستيك لكل يوم.',
  },
  'Body Sunscreens': {
    name: 'واقي شمس للجسم',
    description: 'حليب وزيوت وبخاخات سهلة التوزيع ومقاومة للماء.',
  },
  'Children in the Sun': {
    name: 'الأطفال تحت الشمس',
    description: 'حماية عالية جدًا ودون عطر لبشرة الصغار.',
  },
  'After-Sun': { name: 'ما بعد الشمس', description: 'حليب وجل الألوة لتبريد البشرة.' },
  'Intimate Care': {
    name: 'العناية الحميمة',
    description: 'غسول لطيف وحماية وراحة، بتغليف كتوم وكلام واضح.',
  },
  'Intimate Hygiene': {
    name: 'النظافة الحميمة',
    description: 'غسول خالٍ من الصابون ومناديل تحترم التوازن الطبيعي.',
  },
  'Period Protection': {
    name: 'حماية الدورة الشهرية',
    description: 'فوط صحية وفوط يومية وكؤوس الحيض.',
  },
  'Comfort & Bladder Care': {
    name: 'الراحة والتسربات البولية',
    description: 'جل مرطب وحماية كتومة للتسربات الخفيفة إلى القوية.',
  },
  Men: { name: 'الرجال', description: 'حلاقة ولحية وعناية بالبشرة في ثلاث دقائق.' },
  Shaving: { name: 'الحلاقة', description: 'رغوة وجل وشفرات وبلسم ما بعد الحلاقة.' },
  'Beard Care': { name: 'العناية باللحية', description: 'زيوت وبلسم وشامبو للحية مرتبة.' },
  'Men’s Face & Body': {
    name: 'الوجه والجسم للرجال',
    description: 'كريمات وجل استحمام برائحة هادئة.',
  },
};
