import type { officeRefusals as english } from '../words/office-refusals.ts';

/** The messages of the API to administrators about settings, searches, orders, files and imports in French, by their English texts. */
export const officeRefusals: typeof english = {
  // Settings
  'A trade register number looks like 16/00-0123456 B 22':
    'Un numéro de registre du commerce ressemble à 16/00-0123456 B 22',
  'A NIF has 15 or 20 digits': 'Un NIF a 15 ou 20 chiffres',
  'A NIS has 15 digits': 'Un NIS a 15 chiffres',
  'A tax article number has 11 digits': 'Un article d’imposition a 11 chiffres',
  'Capital is a number of dinars': 'Le capital est un nombre de dinars',
  'Tax regime is real or ifu': 'Choisissez le régime fiscal\u00a0: réel ou IFU',
  'Type an address like https://www.facebook.com/your-shop':
    'Saisissez une adresse comme https://www.facebook.com/votre-boutique',
  'Type an address like https://www.instagram.com/your-shop':
    'Saisissez une adresse comme https://www.instagram.com/votre-boutique',
  'Type an address like https://www.tiktok.com/@your-shop':
    'Saisissez une adresse comme https://www.tiktok.com/@votre-boutique',
  'Type an address like https://www.youtube.com/@your-shop':
    'Saisissez une adresse comme https://www.youtube.com/@votre-boutique',
  'Type the path of a page of this shop, such as /products':
    'Saisissez le chemin d’une page de la boutique, comme /products',
  'Type a date like 2026-01-31': 'Saisissez une date comme 2026-01-31',
  'The last day is before the first': 'Le dernier jour précède le premier',
  'There is no such part of the home page': 'Cette partie de la page d’accueil n’existe pas',
  'Send the parts as a list': 'Envoyez les parties sous forme de liste',
  'Must have none of < > " @ , ; : and \\': 'Ne doit contenir aucun de ces signes\u00a0: < > " @ , ; : \\',
  'A part can be shown only once': 'Une partie ne peut apparaître qu’une fois',
  'Must be true or false': 'La valeur doit être true ou false',
  'Somebody else has changed these settings in the meantime':
    'Quelqu’un d’autre a modifié ces paramètres entre-temps',
  // Searches
  'Type a word': 'Saisissez un mot',
  'Words must be a list': 'Les mots doivent former une liste',
  'A group has at most {0} words': 'Un groupe a {0} mots au maximum',
  'Enter at least one word that shoppers search for': 'Au moins un mot doit être recherché',
  'Type at least two words that mean the same': 'Saisissez au moins deux mots de même sens',
  '“{0}” has no letters or digits': '«\u00a0{0}\u00a0» ne contient ni lettre ni chiffre',
  '“{0}” has too many words': '«\u00a0{0}\u00a0» contient trop de mots',
  '“{0}” is the same as “{1}” to the search':
    'Pour la recherche, «\u00a0{0}\u00a0» est identique à «\u00a0{1}\u00a0»',
  '“{0}” is already in the group “{1}”': '«\u00a0{0}\u00a0» est déjà dans le groupe «\u00a0{1}\u00a0»',
  'Somebody else has changed this group in the meantime': 'Quelqu’un d’autre a modifié ce groupe entre-temps',
  'Group not found': 'Groupe introuvable',
  'Choose a group': 'Choisissez un groupe',
  'Group deleted successfully': 'Groupe supprimé',
  'Kind is medicine, product, brand or complaint': 'Le type est médicament, produit, marque ou maladie',
  'Link must be text': 'Le lien doit être un texte',
  'The link must lead to a need or an article': 'Le lien doit mener à un besoin ou à un article',
  '“{0}” is already on the list': '«\u00a0{0}\u00a0» est déjà dans la liste',
  'This need does not exist': 'Ce besoin n’existe pas',
  'This article does not exist': 'Cet article n’existe pas',
  'Somebody else has changed this entry in the meantime':
    'Quelqu’un d’autre a modifié cette entrée entre-temps',
  'Entry not found': 'Entrée introuvable',
  'Entry deleted successfully': 'Entrée supprimée',
  'Type a search': 'Saisissez une recherche',
  'At most {0} products can be pinned': '{0} produits au maximum peuvent être épinglés',
  'A product can be pinned only once': 'Un produit ne peut être épinglé qu’une fois',
  'At most {0} searches can have pinned products':
    '{0} recherches au maximum peuvent avoir des produits épinglés',
  'Products are already pinned for “{0}”': 'Des produits sont déjà épinglés pour «\u00a0{0}\u00a0»',
  'Somebody else has changed these pins in the meantime':
    'Quelqu’un d’autre a modifié ces produits épinglés entre-temps',
  'Pinned search not found': 'Recherche épinglée introuvable',
  'Type the address': 'Saisissez l’adresse',
  'The address must begin with https:// or http://, without a user name or a password':
    'L’adresse doit commencer par https:// ou http://, sans nom d’utilisateur ni mot de passe',
  'This is not an address': 'Ce n’est pas une adresse',
  'The address must begin with https://': 'L’adresse doit commencer par https://',
  'For an address on another server, type the key again':
    'Pour une adresse sur un autre serveur, saisissez de nouveau la clé',
  'Events must be a list': 'Les événements doivent être une liste',
  'This event does not exist': 'Cet événement n’existe pas',
  'Choose at least one event': 'Choisissez au moins un événement',
  'An event can be chosen only once': 'Un événement ne peut être choisi qu’une fois',
  'On is true or false': 'Activé vaut true ou false',
  'A shop has at most {0} webhooks': 'Une boutique a au plus {0} webhooks',
  'Somebody else has changed this webhook in the meantime':
    'Quelqu’un d’autre a modifié ce webhook entre-temps',
  'Webhook not found': 'Webhook introuvable',
  'Type the name of the program': 'Saisissez le nom du logiciel',
  'Permissions must be a list': 'Les droits doivent être une liste',
  'This permission does not exist': 'Ce droit n’existe pas',
  'Choose at least one permission': 'Choisissez au moins un droit',
  'A permission can be chosen only once': 'Un droit ne peut être choisi qu’une fois',
  'A shop has at most {0} keys': 'Une boutique a au plus {0} clés',
  'Key not found': 'Clé introuvable',
  'Key revoked': 'Clé révoquée',
  'This key does not work': 'Cette clé ne fonctionne pas',
  'This key has expired. Ask an administrator of the shop for a new one.':
    'Cette clé a expiré. Demandez-en une nouvelle à un administrateur de la boutique.',
  'A key works for 90days, a year or forever':
    'Choisissez la durée de la clé\u00a0: 90 jours, 1 an ou sans limite',
  'Message not found': 'Message introuvable',
  'Answered is true or false': 'Answered vaut true ou false',
  'State is open or answered': 'Choisissez l’état\u00a0: à traiter ou répondu',
  'Problem not found': 'Problème introuvable',
  'Problems must be a list': 'Les problèmes doivent être une liste',
  'Choose at least one problem': 'Choisissez au moins un problème',
  'Choose at most {0} problems': 'Choisissez au plus {0} problèmes',
  'This cannot be tried again': 'Il n’est pas possible de réessayer',
  'This key is not allowed to do this': 'Cette clé n’a pas le droit de faire cela',
  'Webhook deleted': 'Webhook supprimé',
  'Delivery not found': 'Envoi introuvable',
  'Switch the webhook on first': 'Activez d’abord le webhook',
  'State is waiting, delivered or failed': 'Choisissez l’état\u00a0: en attente, livré ou échoué',
  'Pins deleted successfully': 'Produits désépinglés',
  // Invoices
  'Kind of invoice is unknown': 'Type de facture inconnu',
  'A reason is required': 'Le motif est obligatoire',
  'Enter the seller’s name, address and NIF in the settings first':
    'Saisissez d’abord le nom, l’adresse et le NIF du vendeur dans les paramètres',
  'This order already has the invoice {0}': 'Cette commande a déjà la facture {0}',
  'A pending order gets no invoice: confirm it first':
    'Une commande en attente n’a pas de facture\u00a0: confirmez-la d’abord',
  'A cancelled order gets no invoice': 'Une commande annulée n’a pas de facture',
  'Invoice not found': 'Facture introuvable',
  'Only an invoice can be cancelled': 'Seule une facture peut être annulée',
  'Cancel the invoice {0} before you change the order':
    'Annulez la facture {0} avant de modifier la commande',
  'The invoice {0} is already cancelled': 'La facture {0} est déjà annulée',
  'The invoice {0} is credited in full, so nothing is left to cancel':
    'La facture {0} est entièrement créditée, il n’y a donc plus rien à annuler',
  'The last invoice is dated ahead of the server’s clock. Set the clock right first.':
    'La dernière facture est datée en avance sur l’horloge du serveur. Réglez d’abord l’horloge.',
  'TVA rate is 0, 9 or 19': 'Le taux de TVA est 0, 9 ou 19',
  'Choose how the stamp duty is counted': 'Choisissez le mode de calcul du droit de timbre',
  'The minimum stamp duty is 5 or 30 dinars': 'Le droit de timbre minimal est de 5 ou 30 dinars',
  'Weight is a whole number of grams from 1 to 100000':
    'Le poids est un nombre entier de grammes de 1 à 100\u00a0000',
  'Cost price must be a number from 0': 'Le prix d’achat doit être un nombre à partir de 0',
  'Cost price must be at most 1000000000':
    'Le prix d’achat doit être au plus de 1\u00a0000\u00a0000\u00a0000',
  // Reports
  'There is no such report': 'Ce rapport n’existe pas',
  // Returns
  'Choose a line of the order': 'Choisissez une ligne de la commande',
  'Choose at least one line': 'Choisissez au moins une ligne',
  'A line can be named only once': 'Une ligne ne peut figurer qu’une fois',
  'Refund must be a number from 0': 'Le remboursement doit être un nombre à partir de 0',
  'Refund must be at most 1000000000': 'Le remboursement doit être au plus de 1\u00a0000\u00a0000\u00a0000',
  'Send the number of returns that you have seen': 'Envoyez le nombre de retours que vous avez vus',
  'Somebody else has recorded a return in the meantime':
    'Quelqu’un d’autre a enregistré un retour entre-temps',
  'Only a shipped or delivered order can be returned':
    'Seule une commande expédiée ou livrée peut être retournée',
  'The order has no such line': 'La commande n’a pas cette ligne',
  'Only {0} of {1} can still come back': 'Retour possible\u00a0: {0} au maximum pour {1}',
  'This order is not paid, so nothing can be refunded':
    'Cette commande n’est pas payée\u00a0: rien ne peut être remboursé',
  'At most {0} DA can still be refunded': '{0} DA au plus peuvent encore être remboursés',
  'An order with returns cannot be cancelled': 'Une commande avec des retours ne peut pas être annulée',
  'Only an administrator may change an order that has shipped or ended, is paid or has an invoice':
    'Seul un administrateur peut modifier une commande qui est expédiée, terminée, payée ou facturée',
  'An order with returns stays paid': 'Une commande avec des retours reste payée',
  'An order with returns cannot be changed': 'Une commande avec des retours ne peut pas être modifiée',
  'An order with returns gets no invoice': 'Une commande avec des retours n’a pas de facture',
  // Several orders at once
  'Payment is unknown': 'Paiement inconnu',
  'Rows are orders or items': 'Choisissez une ligne par commande ou par article',
  'Choose at least one order': 'Choisissez au moins une commande',
  'The parcel is back in the list': 'Le colis est de nouveau dans la liste',
  'Send the filter as an object': 'Envoyez le filtre sous forme d’objet',
  'It no longer matches the filter': 'Elle ne correspond plus au filtre',
  'Choose at most {0} orders': 'Choisissez {0} commandes au maximum',
  // Order desk
  'Language is unknown': 'Langue inconnue',
  'Type a note': 'Saisissez une note',
  'An order needs at least one product': 'Une commande contient au moins un produit',
  'This order has changed in the meantime, or the buyer asked to cancel it':
    'Cette commande a été modifiée entre-temps, ou le client a demandé son annulation',
  'Only an order that is Pending or Processing can be changed':
    'Seule une commande en attente ou en préparation peut être modifiée',
  'This order is paid, so its total must stay the same':
    'Cette commande est payée\u00a0: son total doit rester le même',
  // The tariff
  'Somebody else has changed the tariff in the meantime':
    'Quelqu’un d’autre a modifié les tarifs entre-temps',
  'A price is a number from 0 to 1000000': 'Un prix est un nombre de 0 à 1\u00a0000\u00a0000',
  'Days are a whole number from 0 to 99': 'Les jours sont un nombre entier de 0 à 99',
  'Wilaya is a code from 1 to 69': 'La wilaya est un code de 1 à 69',
  'The longest time is shorter than the shortest': 'Le délai maximal est plus court que le délai minimal',
  'Kinds must be a list': 'Les modes de livraison doivent être une liste',
  'Wilayas must be a list': 'Les wilayas doivent être une liste',
  'A wilaya can be in a list only once': 'Une wilaya ne peut figurer qu’une fois dans la liste',
  'Weight is a number of grams from 0 to 100000': 'Le poids est un nombre de grammes de 0 à 100\u00a0000',
  'Weight steps must be a list': 'Les paliers de poids doivent être une liste',
  'At most 10 weight steps': 'Au plus 10 paliers de poids',
  'A pickup point needs a name': 'Un bureau doit avoir un nom',
  'Pickup points must be a list': 'Les bureaux doivent être une liste',
  'At most 500 pickup points': 'Au plus 500 bureaux',
  'A pickup point can be in the list only once': 'Un bureau ne peut figurer qu’une fois dans la liste',
  'Rates must be a list': 'Les tarifs doivent être une liste',
  'At most {0} rates': 'Au plus {0} tarifs',
  'Send the rules as an object': 'Les règles doivent être envoyées comme un objet',
  'Send the file as text': 'Le fichier doit être envoyé comme du texte',
  'The file must be at most 200 kB': 'Le fichier ne doit pas dépasser 200\u00a0ko',
  'A place can have only one rate of each kind': 'Un lieu ne peut avoir qu’un tarif par mode de livraison',
  'The file needs the columns wilaya, kind and price':
    'Le fichier doit avoir les colonnes wilaya, kind et price',
  // Customers
  'Customer not found': 'Client introuvable',
  'These orders already belong to one customer': 'Ces commandes sont déjà d’un même client',
  'This phone number is not merged': 'Ce numéro de téléphone n’est rattaché à aucun autre',
  // Files and imports
  'Image size must be less than 2MB': 'L’image doit peser moins de 2 Mo',
  'Your role does not allow this': 'Votre rôle ne le permet pas',
  'You can only set the next status, up to Shipped':
    'Vous pouvez seulement passer au statut suivant, jusqu’à «\u00a0Expédiée\u00a0»',
  'This person is already a member of staff': 'Cette personne fait déjà partie de l’équipe',
  'This address has an open invitation. Send it again or withdraw it.':
    'Une invitation est en attente pour cette adresse. Renvoyez-la ou annulez-la.',
  'This invitation has been accepted or withdrawn': 'Cette invitation a été acceptée ou annulée',
  'This invitation is no longer valid. Please ask for a new one.':
    'Cette invitation n’est plus valable. Veuillez en demander une nouvelle.',
  'This invitation is for another address': 'Cette invitation est pour une autre adresse',
  'You are already a member of staff': 'Vous faites déjà partie de l’équipe',
  'The invitation was withdrawn': 'L’invitation a été annulée',
  'The person is signed out on all devices': 'La personne est déconnectée de tous ses appareils',
  'This code is wrong or has been used already': 'Ce code est faux ou a déjà servi',
  'This took too long. Please try again.': 'Cela a pris trop de temps. Veuillez réessayer.',
  'The passkey was not accepted': 'La clé d’accès n’a pas été acceptée',
  'This passkey is already in use': 'Cette clé d’accès est déjà utilisée',
  'Please confirm your sign-in first': 'Veuillez d’abord confirmer votre connexion',
  'Set up a second step first': 'Configurez d’abord une deuxième étape',
  'Second step not found': 'Double authentification introuvable',
  'Add another second step before you remove this one': 'Ajoutez un autre moyen avant de retirer celui-ci',
  'The second step was removed': 'La deuxième étape a été retirée',
  'Another administrator has to reset your second step':
    'Un autre administrateur doit réinitialiser votre deuxième étape',
  'Please enter a code': 'Veuillez saisir un code',
  'Send the {0} as multipart/form-data': 'Envoyez le fichier en multipart/form-data',
  'Send one file, in the field {0}': 'Envoyez un fichier, dans le champ {0}',
  'Send one file': 'Envoyez un seul fichier',
  'No file was sent': 'Aucun fichier n’a été envoyé',
  'The {0} was not sent whole. Please try again.':
    'Le fichier n’est pas arrivé en entier. Veuillez réessayer.',
  '{0} is not an accepted format: PNG, JPEG, WebP, GIF or AVIF':
    '{0} n’est pas un format accepté : PNG, JPEG, WebP, GIF ou AVIF',
  'The picture cannot be read. Please try again in a moment.':
    'L’image est illisible pour le moment. Veuillez réessayer dans un instant.',
  'The file is not a picture that can be used. Please choose a PNG or JPG.':
    'Ce fichier n’est pas une image utilisable. Veuillez choisir un PNG ou un JPG.',
  'The picture is no longer there. Please upload it again.':
    'L’image n’existe plus. Veuillez l’envoyer de nouveau.',
  'The file must be at most 20 MB': 'Le fichier doit peser au plus 20 Mo',
  'The file is broken. Please try again.': 'Le fichier est endommagé. Veuillez réessayer.',
  'The file is empty.': 'Le fichier est vide.',
  'The file has no row of products below its header.':
    'Le fichier n’a aucune ligne de produit sous l’en-tête.',
  'This is a spreadsheet. Save it as “CSV UTF-8” and upload that file.':
    'C’est un classeur. Enregistrez-le en « CSV UTF-8 » et envoyez ce fichier.',
  'This is not a CSV file.': 'Ce n’est pas un fichier CSV.',
  'In this file the column "{0}" appears twice.':
    'La colonne «\u00a0{0}\u00a0» apparaît deux fois dans ce fichier.',
  'This is a PDF. Save the table as “CSV UTF-8” and upload that file.':
    'C’est un PDF. Enregistrez le tableau en «\u00a0CSV UTF-8\u00a0» et envoyez ce fichier.',
  'This is a picture. Save the table as “CSV UTF-8” and upload that file.':
    'C’est une image. Enregistrez le tableau en «\u00a0CSV UTF-8\u00a0» et envoyez ce fichier.',
  'The file has more than {0} columns. Delete those that the shop does not need.':
    'Le fichier a plus de {0} colonnes. Supprimez celles dont la boutique n’a pas besoin.',
  'This line has a value in a column without a heading':
    'Cette ligne a une valeur dans une colonne sans en-tête',
  '{0} rows were refused, so the rest of the file was not read. It does not look like a list of products: check its columns.':
    '{0} lignes ont été refusées, la suite du fichier n’a donc pas été lue. Il ne ressemble pas à une liste de produits\u00a0: vérifiez ses colonnes.',
  'The shop stopped twice while it read this file. Split it into smaller files and try again.':
    'La boutique s’est arrêtée deux fois pendant la lecture de ce fichier. Divisez-le en fichiers plus petits et réessayez.',
  'The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.':
    'Le fichier n’est pas en UTF-8. Dans Excel, enregistrez-le en « CSV UTF-8 ».',
  'The file was not read to its end. Correct it and upload it again.':
    'Le fichier n’a pas été lu jusqu’au bout. Corrigez-le et envoyez-le de nouveau.',
  'The file was deleted after 30 days. Upload it again.':
    'Le fichier a été supprimé après 30 jours. Envoyez-le de nouveau.',
  'Nothing in this file would change the catalog.': 'Rien dans ce fichier ne changerait le catalogue.',
  'Choose the columns of this file first': 'Choisissez d’abord les colonnes de ce fichier',
  'This import is at another step. Please look at it again.':
    'Cet import en est à une autre étape. Veuillez le rouvrir.',
  'Another import is running{0}. Please wait until it has finished.':
    'Un autre import est en cours. Veuillez attendre qu’il se termine.',
  'This import can no longer be cancelled': 'Cet import ne peut plus être annulé',
  'Only those who may see payments may change the cost price':
    'Seules les personnes qui voient les paiements peuvent modifier le prix d’achat',
  'Import not found': 'Import introuvable',
  'A source must be text': 'Une source doit être un texte',
  'A source is at most 500 characters': 'Une source a 500 caractères au maximum',
};
