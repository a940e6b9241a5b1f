import type { LineTexts } from '../../texts/line-texts.ts';

export const toothbrushesAndPastes: Record<string, LineTexts> = {
  'manual-toothbrush': {
    name: 'Brosse à dents, {bristle:small}, {pack}',
    familyName: 'Brosse à dents',
    description:
      'Une petite tête qui passe derrière la dernière molaire et des poils arrondis qui ménagent les gencives. Les dentistes conseillent en général la souple\u00a0; la chirurgicale sert dans les semaines qui suivent une intervention. À changer tous les trois mois.',
    features: ['Tête compacte', 'Poils à bouts arrondis', 'Manche antidérapant', 'Capuchon de voyage'],
    facts: {
      ingredients:
        'Manche en polypropylène et caoutchouc souple, poils en nylon à bouts arrondis, {width}\u00a0; capuchon de voyage.',
      usage: 'Brosser deux minutes, matin et soir, en petits cercles de la gencive vers la dent. {use}',
      warnings:
        'Remplacer après trois mois et après une infection de la bouche. Saignement qui dure une semaine\u00a0: consulter un dentiste.',
      audience: '{who}',
      terms: {
        width: {
          Soft: '0,15\u00a0mm',
          Medium: '0,18\u00a0mm',
          'Ultra Soft': '0,10\u00a0mm',
          Surgical: '0,07\u00a0mm',
        },
        use: {
          Soft: 'Ne pas appuyer.',
          Medium: 'Ne pas appuyer.',
          'Ultra Soft': 'Ne pas appuyer\u00a0: les poils se plient facilement.',
          Surgical: 'Après une intervention, commencer sur avis du dentiste.',
        },
        who: {
          Soft: 'Adultes et enfants dès 10\u00a0ans.',
          Medium: 'Adultes aux gencives saines.',
          'Ultra Soft': 'Adultes aux dents ou gencives sensibles.',
          Surgical: 'Adultes dans les semaines qui suivent une intervention dans la bouche.',
        },
      },
    },
    options: {
      Soft: 'Souple',
      Medium: 'Médium',
      'Ultra Soft': 'Extra-souple',
      Surgical: 'Chirurgicale',
      '1 brush': '1 brosse',
      '2 brushes': '2 brosses',
      '4 brushes': '4 brosses',
    },
  },
  'kids-toothbrush': {
    name: 'Brosse à dents enfant, {age}',
    familyName: 'Brosse à dents enfant',
    description:
      'Le manche est épais pour les petits poings, et les poils indiquent la bonne quantité de dentifrice\u00a0: un grain de riz pour les plus jeunes, un petit pois pour les autres. Brossez avec l’enfant jusqu’à sept ans environ.',
    features: ['Poils extra-souples', 'Repère de dosage', 'Tient debout sur sa ventouse', 'Sans BPA'],
    facts: {
      ingredients:
        'Manche en polypropylène et caoutchouc souple avec ventouse, poils extra-souples en nylon de 0,12\u00a0mm à bouts arrondis. Sans BPA ni phtalates.',
      usage:
        '{use} Brosser deux fois par jour pendant deux minutes\u00a0; un adulte aide jusqu’à sept ans environ.',
      warnings:
        'Ce n’est pas un jouet\u00a0: l’enfant se brosse les dents assis et sous surveillance. Remplacer après trois mois, ou dès que les poils sont mâchonnés.',
      audience: 'Enfants\u00a0: {age:small}.',
      terms: {
        use: {
          '0-2 Years': 'Dentifrice\u00a0: une trace de la taille d’un grain de riz.',
          '3-5 Years': 'Dentifrice\u00a0: un petit pois.',
          '6-9 Years': 'Dentifrice\u00a0: un petit pois.',
        },
      },
    },
    options: { '0-2 Years': '0-2\u00a0ans', '3-5 Years': '3-5\u00a0ans', '6-9 Years': '6-9\u00a0ans' },
  },
  'electric-toothbrush': {
    name: 'Brosse à dents électrique sonique, {color:small}',
    familyName: 'Brosse à dents électrique sonique',
    description:
      'Trente et un mille mouvements par minute et une pause toutes les trente secondes, qui annonce le quart suivant. Un voyant avertit quand vous appuyez trop fort. Une charge dure trois semaines\u00a0; deux têtes sont dans la boîte.',
    features: ['Trois modes', 'Alerte de pression', 'Minuterie de deux minutes', 'Trois semaines par charge'],
    facts: {
      ingredients:
        'Manche en ABS avec batterie au lithium, deux têtes à poils de nylon, socle de charge, câble USB, étui de voyage.',
      usage:
        'Mettre le dentifrice sur la tête, allumer dans la bouche et rester une demi-minute par quart. Trois modes\u00a0: nettoyage, douceur, gencives. Changer la tête tous les trois mois.',
      warnings:
        'Charger uniquement avec le socle fourni, loin de la baignoire et de la douche. Tenir les batteries loin des enfants. Après une intervention dans la bouche, demander d’abord l’avis du dentiste.',
      audience:
        'Adultes et enfants dès 8\u00a0ans. Porteurs d’un stimulateur cardiaque\u00a0: demander d’abord l’avis du médecin.',
    },
  },
  toothpaste: {
    name: 'Dentifrice {kind:small}, {volume}',
    familyName: 'Dentifrice',
    description:
      'Une base, cinq caractères, tous à 1450 ppm de fluor. Recrachez sans rincer\u00a0: le fluor reste ainsi sur les dents. Le dentifrice blancheur polit en douceur et convient à un usage quotidien.',
    features: ['Au fluor', 'Peu abrasif', 'Sans dioxyde de titane', 'Fraîcheur pendant des heures'],
    facts: {
      ingredients:
        'Aqua, Hydrated Silica, Sorbitol, Glycerin, {extra}, Cocamidopropyl Betaine, Xanthan Gum, Aroma, Sodium Saccharin, Sodium Fluoride (1450 ppm de fluor).',
      usage: 'Brosser deux minutes, matin et soir. Recracher sans rincer.',
      warnings:
        'Ne pas avaler. Avant 7\u00a0ans, seulement la taille d’un petit pois, avec un adulte, à cause du fluor. En cas d’apport de fluor par d’autres sources, demander l’avis d’un dentiste.',
      audience: 'Adultes et enfants dès 7\u00a0ans. Convient pendant la grossesse.',
      terms: {
        extra: {
          'Sensitive Teeth': 'Potassium Nitrate (5\u00a0%)',
          'Gum Care': 'Zinc Citrate, Panthenol',
          'Gentle White': 'Perlite, Tetrasodium Pyrophosphate',
          'Daily Mint': 'Mentha Piperita Oil',
          'Miswak & Clove': 'Salvadora Persica Stem Powder, Eugenia Caryophyllus Flower Oil',
        },
      },
    },
    options: {
      'Sensitive Teeth': 'Dents sensibles',
      'Gentle White': 'Blancheur douce',
      'Daily Mint': 'Menthe, usage quotidien',
      'Miswak & Clove': 'Siwak et clou de girofle',
    },
  },
  'kids-toothpaste': {
    name: 'Dentifrice enfant, {flavor:small}, {age}',
    familyName: 'Dentifrice enfant',
    description:
      'Peu de mousse et un goût de fruit léger, pour tenir deux minutes. Le fluor suit l’âge indiqué sur le tube\u00a0: 500, 1000 ou 1450 ppm. N’utilisez que la quantité montrée au dos.',
    features: ['Fluor selon l’âge', 'Sans SLS ni sucre', 'Goût de fruit', '50\u00a0ml'],
    facts: {
      ingredients:
        'Aqua, Hydrated Silica, Glycerin, Xylitol, Cellulose Gum, Cocamidopropyl Betaine, arôme {flavor:small}, Sodium Fluoride ({ppm} de fluor). Sans sucre ni SLS.',
      usage: 'Brosser deux fois par jour avec {amount}. Recracher sans rincer.',
      warnings:
        'Ne pas avaler. C’est un adulte qui met le dentifrice sur la brosse. Tenir hors de portée des enfants. En cas de prise de comprimés de fluor, demander d’abord l’avis d’un dentiste.',
      audience: 'Enfants\u00a0: {age:small}.',
      terms: {
        ppm: { '0-3 Years': '500 ppm', '3-6 Years': '1000 ppm', '7-12 Years': '1450 ppm' },
        amount: {
          '0-3 Years': 'une trace de la taille d’un grain de riz',
          '3-6 Years': 'la taille d’un petit pois',
          '7-12 Years': 'un centimètre de dentifrice',
        },
      },
    },
    options: {
      Mango: 'Mangue',
      '0-3 Years': '0-3\u00a0ans',
      '3-6 Years': '3-6\u00a0ans',
      '7-12 Years': '7-12\u00a0ans',
    },
  },
};
