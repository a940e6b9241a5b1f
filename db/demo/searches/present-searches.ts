/** What people ask for and the demo catalog has, with typing mistakes and in the spellings of darja. */
const searches = `vitamine c=Vitamin C; vitamin d3=Vitamin D3; vitamne d=Vitamin D; magnesum=Magnesium; manesium=Magnesium; magnesuim=Magnesium; calcuim=Calcium
melatonine=Melatonin; melatonin=Melatonin; probiotiques=Probiotic; probotique=Probiotic; colagene=Collagen; collagéne marin=Marine Collagen
spiruline poudre=Spirulina; omega3=Omega-3; omga 3=Omega-3; foie de morue=Cod Liver; gelee royal=Royal Jelly; ginsing=Ginseng; levure biere=Yeast
shampoing=Shampoo; shampooin=Shampoo; shampo=Shampoo; shampooing antipeliculaire=Anti-Dandruff; apres shampooing=Conditioner; masque capilaire=Hair Mask
huile argan=Argan; huile de ricn=Castor; antichutte=Hair-Loss; chute cheveux=Hair-Loss; anti poux=Lice; coloration=Hair Color; henne=Henna; henné naturel=Henna
creme hydratente=Moisturizing; creme de nuit=Night Cream; eau micelaire=Micellar; micellar watter=Micellar; acide hyaluroniqe=Hyaluronic; niacinamde=Niacinamide
contour yeux=Eye Contour; baume levres=Lip Balm; masque argile=Clay Mask; ecran solaire=Sunscreen; ecran solair=Sunscreen; creme solaire teinte=Tinted
apres soleil=After-Sun; spf50=SPF 50; deodorent=Deodorant; deodorant bille=Roll-On; savon noir=Black Soap; gel douche=Shower Gel; gomage=Exfoliant
lait corporel=Body Milk; creme main=Hand Cream; creme pieds=Foot Cream; dentifrise=Toothpaste; tooth brush=Toothbrush; brosse a dents=Toothbrush
brosse electrique=Electric; bain de bouche=Mouthwash; fil dentaire=Dental Floss; denture tablets=Denture; couches bebe=Diapers; couche taille 4=Size 4; couchat=Diapers
lingettes=Wipes; biberron=Bottle (Biberon|Biberon; bibroun=Biberon; tetine=Bottle Nipples|Pacifier; sucete=Pacifier; tire lait=Breast Pump; liniment=Liniment; serum physiologique=Saline
moustiques=Mosquito; anti moustik=Mosquito; moustiqaire=Mosquito Net; tensiometre=Blood Pressure; tensiometr=Blood Pressure; tension bras=Blood Pressure
thermometr=Thermometer; termometre=Thermometer; glucometre=Glucose; bandelettes=Test Strips; lancettes=Lancets; oxymetre=Oximeter; nebuliseur=Nebulizer; aerosol=Nebulizer
genouillere=Knee; cheviller=Ankle; ceinture lombaire=Lumbar; collier cervical=Cervical; bequille=Crutch; canne=Cane; deambulateur=Folding Walker; bas contention=Compression
semelles gel=Insoles; pansements=Bandages (Pansements; compresses=Compresses; sparadrap=Tape; alcool=Alcohol; gants latex=Gloves; masque ffp2=FFP2; blouse blanche=Lab Coat
sabot=Clogs; serviettes hygienique=Sanitary Pads; coupe menstruelle=Menstrual Cup; couche adulte=Adult; whey=Whey; creatne=Creatine; proteine=Protein; konjac=Konjac
barbe=Beard; rasoir=Razor; mousse raser=Shaving; habba souda=Black Seed; habbat baraka=Black Seed; za3tar=Thyme; dwa lkoha=Syrup; 3sel=Honey; eczema=Cream|Balm|Oil|Bar|Milk|Cleanser
زكام=Propolis|Honey; فيتامين د=Vitamin D; شامبو=Shampoo; حفاضات=Diapers; معجون اسنان=Toothpaste; جهاز الضغط=Blood Pressure; عسل=Honey; سواك=Miswak; كريم شمس=Sun`;

export const presentSearches = searches.split(/\s*[;\n]\s*/).map((line) => {
  const [keyword = '', expected = ''] = line.split('=');
  return { keyword, expected: expected.split('|') };
});
