import type { LineTexts } from '../../texts/line-texts.ts';
import { deviceWarnings } from '../usual/usual-texts.ts';

export const healthDevices: Record<string, LineTexts> = {
  nebulizer: {
    name: 'Nébuliseur {kind:small}',
    familyName: 'Nébuliseur',
    description:
      'Il transforme une solution prescrite en une brume assez fine pour les petites voies respiratoires. Deux masques et un embout buccal sont dans la boîte. Le modèle à compresseur est robuste, le modèle à tamis silencieux et portable. Rincez le réservoir après chaque usage et laissez-le sécher.',
    features: [
      'Deux masques et un embout buccal',
      'Particules de moins de 5 µm',
      'Accessoires à faire bouillir',
      'Garantie deux ans',
    ],
    facts: {
      ingredients:
        '{device}, réservoir à médicament, embout buccal, masques {masks}, filtres. Particules de moins de 5 µm. Toutes les pièces sont sans latex.',
      usage:
        'Remplir le réservoir avec la solution prescrite, s’asseoir bien droit et respirer calmement jusqu’à la fin de la brume. Rincer réservoir et masque à l’eau chaude après chaque usage et laisser sécher\u00a0; les faire bouillir une fois par semaine.',
      warnings: `${deviceWarnings} Uniquement avec des solutions prescrites par un médecin, jamais avec des huiles.`,
      audience: '{who}',
      terms: {
        device: {
          Compressor: 'Compresseur de 1,4\u00a0kg avec tuyau',
          Mesh: 'Appareil à tamis de 120\u00a0g avec batterie',
          'Kids Compressor': 'Compresseur de 1,2\u00a0kg avec tuyau',
        },
        masks: {
          Compressor: 'adulte et enfant',
          Mesh: 'adulte et enfant',
          'Kids Compressor': 'enfant et bébé',
        },
        who: {
          Compressor: 'Adultes et enfants.',
          Mesh: 'Adultes et enfants.',
          'Kids Compressor': 'Bébés et enfants, sous la surveillance d’un adulte.',
        },
      },
    },
    options: { Compressor: 'À compresseur', Mesh: 'À tamis', 'Kids Compressor': 'À compresseur enfant' },
  },
  oximeter: {
    name: 'Oxymètre de pouls digital, {color:small}',
    familyName: 'Oxymètre de pouls digital',
    description:
      'Saturation en oxygène et pouls en dix secondes, sur un écran lisible des deux côtés. Des mains chaudes et des ongles sans vernis donnent la meilleure mesure. Ne remplace pas l’avis d’un médecin.',
    features: ['Saturation et pouls', 'Affichage pivotant', 'Arrêt automatique', 'Cordon et piles fournis'],
    facts: {
      ingredients:
        'Boîtier en ABS avec capteur et affichage pivotant, deux piles AAA, cordon. Saturation 70 à 100\u00a0%, à 2\u00a0% près\u00a0; pouls 30 à 250 par minute.',
      usage:
        'Réchauffer la main, ôter le vernis, introduire un doigt et rester immobile dix secondes. Lire la valeur quand elle ne change plus.',
      warnings: `${deviceWarnings} Une gêne respiratoire est une urgence, quelle que soit la valeur.`,
      audience: 'Adultes et enfants dès 6\u00a0ans. Mains froides et vernis foncé faussent les valeurs.',
    },
  },
  'inhalation-chamber': {
    name: 'Chambre d’inhalation, {age:small}',
    familyName: 'Chambre d’inhalation',
    description:
      'Une chambre entre l’inhalateur et la bouche, pour que le spray soit inspiré au lieu de se déposer dans la gorge. La valve bouge visiblement à chaque respiration. Lavez une fois par semaine au liquide vaisselle et n’essuyez pas.',
    features: ['Masque souple selon l’âge', 'Valve visible', 'Pour les inhalateurs courants', 'Antistatique'],
    facts: {
      ingredients:
        'Chambre en polymère antistatique, valve et masque en silicone. Sans latex ni BPA. Pour les aérosols-doseurs courants.',
      usage:
        'Agiter l’inhalateur, l’emboîter, tenir le masque contre le visage, presser une fois et respirer calmement {breaths}. Laver une fois par semaine au liquide vaisselle et laisser sécher sans frotter.',
      warnings:
        'Uniquement pour les inhalateurs prescrits par un médecin. À l’usage d’une seule personne. Vérifier la valve avant chaque usage\u00a0; remplacer la chambre après douze mois. Tenir les petites pièces loin des enfants.',
      audience: '{who}',
      terms: {
        breaths: { '0-9 Months': 'dix fois', '9 Months-6 Years': 'six fois', 'From 6 Years': 'quatre fois' },
        who: {
          '0-9 Months': 'Bébés jusqu’à 9\u00a0mois.',
          '9 Months-6 Years': 'Enfants de 9\u00a0mois à 6\u00a0ans.',
          'From 6 Years': 'Enfants dès 6\u00a0ans et adultes.',
        },
      },
    },
    options: {
      '0-9 Months': '0-9\u00a0mois',
      '9 Months-6 Years': '9\u00a0mois-6\u00a0ans',
      'From 6 Years': 'Dès 6\u00a0ans',
    },
  },
  lancets: {
    name: 'Lancettes {gauge}, {pack}',
    familyName: 'Lancettes',
    description:
      'Des pointes fines à trois biseaux pour les autopiqueurs courants. Plus le numéro est élevé, plus la pointe est fine. Utilisez chaque lancette une seule fois et collectez les usagées dans un récipient rigide.',
    features: [
      'Stériles, à usage unique',
      'Trois biseaux',
      'Pour les autopiqueurs courants',
      'Capuchon à tourner',
    ],
    facts: {
      ingredients:
        'Aiguille en acier inoxydable, {gauge} ({width}), à trois biseaux, stérilisée par irradiation\u00a0; corps en polyéthylène.',
      usage:
        'Se laver les mains à l’eau chaude. Placer la lancette dans l’autopiqueur, ôter le capuchon en tournant et piquer le côté du bout d’un doigt. Changer de doigt à chaque fois.',
      warnings:
        'Usage unique, pour une seule personne\u00a0: une lancette partagée transmet des infections. Collecter les usagées dans un récipient rigide. Ne pas utiliser si le capuchon est desserré. Tenir loin des enfants.',
      audience: 'Adultes, et enfants sous la surveillance d’un adulte, qui mesurent leur glycémie.',
      terms: {
        width: { '28G': '0,36\u00a0mm', '30G': '0,31\u00a0mm', '33G': '0,23\u00a0mm, pour peau délicate' },
      },
    },
    options: { '50 pieces': '50 pièces', '200 pieces': '200 pièces' },
  },
  'diabetes-case': {
    name: 'Trousse isotherme pour insuline, {size:small}',
    familyName: 'Trousse isotherme pour insuline',
    description:
      'Elle garde stylos et flacons entre 2 et 8\u00a0°C jusqu’à dix heures, grâce à ses deux poches de gel. Une fenêtre indique la température. Les poches se congèlent à plat et ne touchent jamais l’insuline.',
    features: [
      'Jusqu’à dix heures de froid',
      'Fenêtre thermomètre',
      'Deux poches de gel incluses',
      'Format bagage à main',
    ],
    facts: {
      ingredients:
        'Trousse en polyester avec mousse isolante, fenêtre thermomètre, deux poches de gel. Place pour {room}.',
      usage:
        'Congeler les poches de gel à plat pendant huit heures, les mettre dans leurs compartiments et l’insuline au milieu. Contrôler la fenêtre\u00a0: 2 à 8\u00a0°C. Tenir à l’abri du soleil.',
      warnings:
        'L’insuline ne doit ni geler ni toucher les poches. Jeter une insuline qui a gelé ou changé d’aspect, et demander l’avis du pharmacien. Ne pas mettre en soute d’avion.',
      audience: 'Personnes qui voyagent avec de l’insuline ou d’autres médicaments à garder au froid.',
      terms: {
        room: {
          'Two Pens': 'deux stylos et des aiguilles',
          'Four Pens': 'quatre stylos, ou deux stylos et des flacons',
          Family: 'huit stylos, des flacons et un lecteur',
        },
      },
    },
    options: { 'Two Pens': 'Deux stylos', 'Four Pens': 'Quatre stylos', Family: 'Famille' },
  },
  'bathroom-scale': {
    name: 'Pèse-personne, {model:small}',
    familyName: 'Pèse-personne',
    description:
      'Quatre capteurs et un écran facile à lire d’en haut. Posez-le sur un sol dur et plat, et pesez-vous à la même heure. Le modèle impédancemètre estime la masse grasse et l’eau\u00a0; il ne convient pas aux porteurs d’un stimulateur cardiaque.',
    features: [
      'Jusqu’à 180\u00a0kg, à 100\u00a0g près',
      'S’allume en montant dessus',
      'Verre trempé ou bambou',
      'Grands chiffres',
    ],
    facts: {
      ingredients:
        '{plate}, quatre capteurs, écran, piles fournies. Jusqu’à 180\u00a0kg par pas de 100\u00a0g.',
      usage:
        'Poser sur un sol dur et plat et monter pieds nus, toujours à la même heure. Rester immobile jusqu’à ce que le chiffre se fixe.',
      warnings:
        'Le verre mouillé glisse\u00a0: ne pas monter les pieds mouillés ni sur le bord. Tenir les piles loin des enfants.{pacemaker}',
      audience: 'Adultes et enfants capables de rester debout immobiles.{who}',
      terms: {
        plate: {
          Glass: 'Verre trempé 6\u00a0mm',
          'Body Analysis': 'Verre trempé 6\u00a0mm avec électrodes en acier',
          Bamboo: 'Bambou sur cadre en acier',
        },
        pacemaker: {
          Glass: '',
          'Body Analysis':
            ' L’analyse envoie un faible courant\u00a0: interdit aux porteurs d’un stimulateur cardiaque.',
          Bamboo: '',
        },
        who: {
          Glass: '',
          'Body Analysis': ' Femmes enceintes\u00a0: poids seulement, sans l’analyse.',
          Bamboo: '',
        },
      },
    },
    options: { Glass: 'Verre', 'Body Analysis': 'Impédancemètre', Bamboo: 'Bambou' },
  },
  'heating-pad': {
    name: 'Coussin chauffant, {shape:small}',
    familyName: 'Coussin chauffant',
    description:
      'Une chaleur régulière à trois niveaux, dans une housse douce qui passe en machine. Il s’éteint après quatre-vingt-dix minutes. Ne convient ni aux jeunes enfants ni aux personnes insensibles à la chaleur.',
    features: ['Trois niveaux', 'Arrêt automatique', 'Housse lavable', 'Chaud en quelques minutes'],
    facts: {
      ingredients:
        'Housse en polaire de polyester, fil chauffant avec protection contre la surchauffe, commande à trois niveaux, câble secteur de 2,5\u00a0m. {shape}.',
      usage:
        'Poser à plat sur le corps, choisir un niveau en commençant par le plus bas. Il s’éteint après quatre-vingt-dix minutes. Retirer la commande avant de laver la housse en machine.',
      warnings:
        'Ne pas dormir dessus, ne pas le plier ni l’utiliser mouillé. Ne pas poser sur une peau insensible, gonflée ou lésée, ni avec une crème chauffante. Vérifier le câble avant chaque usage.',
      audience:
        'Adultes et enfants dès 8\u00a0ans qui sentent la chaleur. Femmes enceintes\u00a0: ne pas poser sur le ventre.',
    },
    options: {
      'Classic 40 x 30 cm': 'Classique 40 x 30\u00a0cm',
      'Large 60 x 40 cm': 'Grand 60 x 40\u00a0cm',
      'Back & Neck': 'Dos et nuque',
    },
  },
};
