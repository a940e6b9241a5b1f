import type { LineTexts } from '../../texts/line-texts.ts';
import { footwearWarnings, wearWarnings } from '../usual/usual-texts.ts';

export const medicalWear: Record<string, LineTexts> = {
  'strap-clogs': {
    name: 'Sabots médicaux à bride, {color:small}',
    familyName: 'Sabots médicaux à bride',
    description:
      'Des sabots légers en mousse pour les services et les pharmacies, avec une bride qui bascule en avant pour les quitter vite. La semelle accroche sur le carrelage mouillé et la première se retire pour le lavage. Ils chaussent grand\u00a0: entre deux pointures, prenez la plus petite.',
    features: [
      '180\u00a0g seulement par sabot',
      'Semelle antidérapante',
      'Lavables à 50\u00a0°C',
      'Antistatiques',
    ],
    facts: {
      ingredients:
        'Mousse d’éthylène-acétate de vinyle (EVA), rivets en polyoxyméthylène, antistatique. 180\u00a0g par sabot. Première amovible.',
      usage:
        'Chaussent grand\u00a0: entre deux pointures, prendre la plus petite. Laver à la main ou jusqu’à 50\u00a0°C, sans essorage. Ni sèche-linge ni soleil.',
      warnings: footwearWarnings,
      audience: 'Adultes, à l’intérieur. Pour les lieux de travail où le talon ouvert est admis.',
    },
  },
  'closed-clogs': {
    name: 'Sabots de bloc fermés, {color:small}',
    familyName: 'Sabots de bloc fermés',
    description:
      'Fermés dessus et d’une seule pièce, pour que rien n’y coule. Ils supportent l’autoclave à 134\u00a0°C et de nombreux lavages. L’assise relevée soutient la voûte du pied pendant les longues interventions.',
    features: [
      'Autoclavables à 134\u00a0°C',
      'Dessus fermé',
      'Antistatiques et antidérapants',
      'Assise anatomique',
    ],
    facts: {
      ingredients:
        'Élastomère thermoplastique d’une seule pièce, antistatique, dessus fermé. Assise relevée.',
      usage:
        'Laver jusqu’à 90\u00a0°C ou stériliser à 134\u00a0°C. Laisser sécher à l’air avant de les porter.',
      warnings: footwearWarnings,
      audience: 'Adultes qui travaillent au bloc opératoire et au laboratoire.',
    },
  },
  'nursing-shoes': {
    name: 'Chaussures d’infirmière à lacets, {color:small}',
    familyName: 'Chaussures d’infirmière à lacets',
    description:
      'Une basket en tenue de travail\u00a0: dessus facile à nettoyer, mousse à mémoire de forme à l’intérieur et talon qui amortit le premier pas. Fermées à l’avant et au talon, comme la plupart des hôpitaux le demandent. Aérez-les la nuit et changez la semelle intérieure après trois mois.',
    features: [
      'Semelle à mémoire de forme',
      'Dessus facile à nettoyer',
      'Talon amortissant',
      'Antidérapantes SRC',
    ],
    facts: {
      ingredients:
        'Dessus en microfibre, doublure en maille de polyester, première à mémoire de forme, semelle en caoutchouc et EVA. Résistance au glissement SRC.',
      usage:
        'Essuyer avec un chiffon humide et un savon doux. Aérer la nuit et changer la semelle intérieure après trois mois.',
      warnings: footwearWarnings,
      audience: 'Adultes debout et en marche toute la journée. Choisir sa pointure habituelle.',
    },
  },
  'slip-on-shoes': {
    name: 'Mocassins professionnels, {color:small}',
    familyName: 'Mocassins professionnels',
    description:
      'Des côtés élastiques à la place des lacets\u00a0: chaussés et quittés en une seconde, avec un talon ferme qui maintient. Le tricot laisse passer l’air et sèche vite. Pour les longues tournées et les pieds gonflés du soir.',
    features: ['Côtés élastiques', 'Tricot aéré', 'Première amovible', 'Semelle légère'],
    facts: {
      ingredients:
        'Dessus en polyester tricoté à côtés élastiques, première amovible en mousse, semelle en EVA.',
      usage:
        'Laver la première à la main et essuyer le tricot avec un chiffon humide. Sécher loin des radiateurs.',
      warnings: footwearWarnings,
      audience: 'Adultes debout et en marche toute la journée, y compris pieds qui gonflent.',
    },
  },
  'lab-coat': {
    name: 'Blouse blanche {cut:small}, {cloth:small}',
    familyName: 'Blouse blanche',
    description:
      'Une longue blouse blanche à col tailleur, trois poches et une fente au dos pour s’asseoir. Les pressions s’ouvrent d’un seul geste. Le mélange ne demande presque pas de repassage\u00a0; le pur coton est plus frais, et c’est lui que demandent les salles de chimie.',
    features: [
      'Trois poches, dont une pour stylos',
      'Fermeture à pressions',
      'Lavable à 60\u00a0°C',
      'Tissu blanc opaque',
    ],
    facts: {
      ingredients: '{fabric}, blanc opaque. Pressions en laiton, sans nickel.',
      usage:
        'Laver avant la première utilisation. {wash} Repasser à deux points. Choisir sa taille habituelle.',
      warnings:
        '{caution} Ne protège ni des acides, ni des flammes, ni des rayonnements. Changer dès qu’un liquide y a été renversé.',
      audience: '{who}',
      terms: {
        fabric: {
          'Cotton-Polyester': 'Coton 35\u00a0%, polyester 65\u00a0%, 190\u00a0g par mètre carré',
          'Pure Cotton': 'Coton 100\u00a0%, 210\u00a0g par mètre carré',
        },
        wash: {
          'Cotton-Polyester': 'Laver à 60\u00a0°C\u00a0; sécher à basse température.',
          'Pure Cotton': 'Laver à 60\u00a0°C\u00a0; rétrécit jusqu’à 3\u00a0% au début.',
        },
        caution: {
          'Cotton-Polyester': 'Le polyester fond\u00a0: tenir loin d’une flamme nue.',
          'Pure Cotton': 'Le coton brûle\u00a0: tenir loin d’une flamme nue.',
        },
        who: {
          Women: 'Adultes, coupe femme.',
          Men: 'Adultes, coupe homme.',
          Student: 'Étudiants, coupe droite pour femmes et hommes.',
        },
      },
    },
    options: { Student: 'Étudiant', 'Cotton-Polyester': 'Coton-polyester', 'Pure Cotton': 'Pur coton' },
  },
  'short-coat': {
    name: 'Blouse courte de pharmacien, {trim:small}',
    familyName: 'Blouse courte de pharmacien',
    description:
      'Longueur hanches, col mao et bord coloré\u00a0: faite pour le comptoir, où une blouse longue gêne. Manches courtes pour l’été. Les fentes sur les côtés permettent d’atteindre le tiroir du bas.',
    features: ['Manches courtes', 'Col mao', 'Deux grandes poches', 'Reste blanche'],
    facts: {
      ingredients:
        'Coton 35\u00a0%, polyester 65\u00a0%, 180\u00a0g par mètre carré. Pressions en laiton, sans nickel.',
      usage:
        'Laver avant la première utilisation, à 60\u00a0°C avec des couleurs semblables. Repasser à deux points. Choisir sa taille habituelle.',
      warnings: wearWarnings,
      audience: 'Adultes qui travaillent au comptoir\u00a0; coupe droite.',
    },
    options: { 'Green Trim': 'Liseré vert', 'Blue Trim': 'Liseré bleu' },
  },
  'scrub-set': {
    name: 'Tenue de bloc {cut:small}, {color:small}',
    familyName: 'Tenue de bloc',
    description:
      'Tunique à col V et pantalon à cordon, dans un tissu à 2\u00a0% d’élasthanne. Cinq poches pour ciseaux, téléphone et notes. Les couleurs tiennent cent lavages à 60\u00a0°C\u00a0: les ensembles achetés plus tard restent assortis.',
    features: [
      'Tissu extensible',
      'Cinq poches',
      'Couleurs solides à 60\u00a0°C',
      'Tunique et pantalon ensemble',
    ],
    facts: {
      ingredients:
        'Polyester 72\u00a0%, viscose 26\u00a0%, élasthanne 2\u00a0%, 170\u00a0g par mètre carré. Tunique et pantalon.',
      usage:
        'Laver avant la première utilisation, à 60\u00a0°C avec des couleurs semblables. Presque sans repassage. Choisir sa taille habituelle.',
      warnings: wearWarnings,
      audience: 'Adultes, coupe {cut2}.',
      terms: { cut2: { Women: 'femme', Men: 'homme' } },
    },
  },
  'scrub-top': {
    name: 'Tunique médicale imprimée, {color:small}',
    familyName: 'Tunique médicale imprimée',
    description:
      'Une couleur gaie pour les services de pédiatrie et les fauteuils dentaires. La tunique est un peu plus longue, avec des fentes sur les côtés et une boucle pour le badge. Repassez-la à l’envers.',
    features: [
      'Fentes sur les côtés',
      'Boucle pour badge',
      'Deux poches à l’avant',
      'Douce dès le premier lavage',
    ],
    facts: {
      ingredients: 'Coton 50\u00a0%, polyester 50\u00a0%, 150\u00a0g par mètre carré.',
      usage:
        'Laver avant la première utilisation, à 60\u00a0°C avec des couleurs semblables. Repasser à l’envers. Choisir sa taille habituelle.',
      warnings: wearWarnings,
      audience: 'Adultes, coupe droite.',
    },
  },
  'surgical-gown': {
    name: 'Casaque chirurgicale réutilisable, {color:small}',
    familyName: 'Casaque chirurgicale réutilisable',
    description:
      'Une casaque au tissage serré, qui repousse les liquides et se noue dans le dos. Les poignets tricotés restent sous le gant. Elle supporte soixante-dix cycles de lavage et de stérilisation.',
    features: [
      'Tissage déperlant',
      'Poignets tricotés',
      'Liens au cou et à la taille',
      'Soixante-dix cycles',
    ],
    facts: {
      ingredients:
        'Polyester 99\u00a0%, fibre de carbone 1\u00a0%, tissage serré et déperlant\u00a0; poignets en polyester tricoté.',
      usage:
        'Laver à 75\u00a0°C et stériliser à 134\u00a0°C. Vérifier l’absence de trous à contre-jour et noter chaque cycle\u00a0; jeter après soixante-dix.',
      warnings:
        'Livrée non stérile\u00a0: la laver et la stériliser avant usage. La jeter si elle est déchirée ou ne repousse plus l’eau.',
      audience: 'Personnel formé du bloc opératoire.',
    },
  },
  'patient-gown': {
    name: 'Chemise d’hôpital pour patient, {color:small}',
    familyName: 'Chemise d’hôpital pour patient',
    description:
      'Un coton doux qui se croise dans le dos et se noue sur le côté, pour garder sa dignité dans le couloir. Les manches s’ouvrent par des pressions pour les perfusions. Pour les séjours à l’hôpital et les soins à domicile.',
    features: ['Dos croisé', 'Manches qui s’ouvrent', 'Coton doux', 'Peut bouillir'],
    facts: {
      ingredients: 'Coton 100\u00a0%, 140\u00a0g par mètre carré. Pressions sans nickel.',
      usage: 'Laver avant la première utilisation, jusqu’à 95\u00a0°C. Sécher à basse température.',
      warnings:
        'Les liens longs peuvent se prendre dans les barrières du lit\u00a0: les nouer court. Le coton brûle\u00a0: tenir loin d’une flamme nue.',
      audience: 'Adultes hospitalisés ou soignés à domicile. Une seule coupe pour femmes et hommes.',
    },
  },
};
