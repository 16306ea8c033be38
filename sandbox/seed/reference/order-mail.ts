import type { Translated } from './translated.ts'

/** The mail that confirms an order; `{order}` and the like are filled in. */
export const ORDER_MAIL: Readonly<Record<'subject' | 'body' | 'held', Translated>> = {
  subject: {
    en: 'Your order {order}',
    fr: 'Votre commande {order}',
    nl: 'Uw bestelling {order}',
    es: 'Su pedido {order}',
  },
  body: {
    en: 'Dear {name},\n\nThank you for your order {order}.\n\n{lines}\n\nShipping: {delivery}\nTax: {tax}\nTotal: {total}\n',
    fr: 'Bonjour {name},\n\nMerci de votre commande {order}.\n\n{lines}\n\nLivraison : {delivery}\nTaxes : {tax}\nTotal : {total}\n',
    nl: 'Beste {name},\n\nBedankt voor uw bestelling {order}.\n\n{lines}\n\nVerzendkosten: {delivery}\nBtw: {tax}\nTotaal: {total}\n',
    es: 'Hola, {name}:\n\nGracias por su pedido {order}.\n\n{lines}\n\nEnvío: {delivery}\nImpuestos: {tax}\nTotal: {total}\n',
  },
  held: {
    en: '\nBefore we can process the order, we need to check something or need something from you.\n',
    fr: '\nAvant de traiter la commande, nous devons vérifier un point ou recevoir quelque chose de votre part.\n',
    nl: '\nVoordat we de bestelling verwerken, moeten we iets controleren of hebben we nog iets van u nodig.\n',
    es: '\nAntes de tramitar el pedido tenemos que comprobar algo o necesitamos algo de usted.\n',
  },
}
